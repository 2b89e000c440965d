/// The texts of `--help` and `--version`.
public enum Usage {
    public static let version = "Doodle 0.1.0"

    public static let help = """
        usage: doodle [options] [FILE]
               doodle export FILE -o PATH [export options]

        Draw with fingers, pen or mouse. FILE is a drawing: one that was kept
        (NAME.doodle), a PNG that Doodle has saved, or strokes written by
        --dump-drawing; or a picture (PNG, JPEG, WebP, SVG) to draw on.
        Without one the last drawing is gone on with.

          --size WxH              window size in points (1024x720)
          --scale S               pixels per point (the display's; 1 under --headless)
          --appearance A          auto, light or dark controls (auto: as the desktop's theme)
          --several-fingers D     draw or move: several fingers at once each draw,
                                  or two of them move the page (move)
          --predict               ink runs a frame ahead of the hand, for slow screens
          --export-dir DIR        save pictures here instead of the Pictures folder
          --data-dir DIR          keep drawings and settings here, not in the home folder
          --no-restore            begin an empty drawing and keep nothing of it
                                  (with --data-dir: begin a new one there)
          --touch-lab             start in the touch laboratory: see what touches do

          --headless              no display needed; ends with the replay, or at once without one
          --record LOG            write every incoming event to LOG
          --replay LOG            play LOG (- is standard input)
          --seed N                for anything random (nothing is yet)
          --dump-ui PATH          at exit, the view tree as JSON (- is standard output)
          --dump-drawing PATH     at exit, the drawing as JSON
          --screenshot PATH       at exit, the window's pixels as PNG
          --export PATH           at exit, the drawing as PNG, SVG or PDF, by its end

          --help, --version       print and end

        doodle export makes a picture of a drawing, without a display:

          -o PATH                 where to: PNG, SVG or PDF by its end (- is standard
                                  output, PNG)
          --scale S               pixels per point (1)
          --width N               or so many pixels from side to side
          --dpi N                 or so many dots an inch, 96 points being one
          --transparent           no paper under the ink
          --crop                  the ink only, not the whole page
          --margin N              with --crop: points around the ink (16)
          --force                 replace PATH if it is there
          --no-drawing            a PNG that cannot be opened as a drawing again

        Keys:

          P, B, F                 pen, pencil, fountain pen
          H, E                    highlighter, eraser
          1 ... 8                 colour, in the order of the bar
          [ and ]                 thinner, thicker
          Ctrl+Z                  undo
          Ctrl+Shift+Z, Ctrl+Y    redo
          Ctrl+S                  save a PNG
          Ctrl+O                  all drawings
          Ctrl+N                  new drawing; the present one is kept
          Ctrl+0, Shift+1         100 %, all of the drawing
          Ctrl++, Ctrl+-          larger, smaller
          Ctrl+[, Ctrl+]          the page turned left, right
          Ctrl+Shift+0            the page upright
          Space (held)            the mouse drags the page; so does the middle button
          Shift (held)            the mouse draws a straight line
          Page Up, Page Down      undo, redo (as a presenter's clicker sends them)
          F11                     full screen
          Tab, Shift+Tab, arrows  go along the bar; Space or Enter presses
          Esc                     close what is open, leave the bar, or leave full screen
          Ctrl+Q                  quit

        Exit codes: 0 done, 1 it could not be done, 2 wrong usage.
        """
}
