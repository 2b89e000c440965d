internal import CSDL2
import UIKit

/// The clipboard as SDL 2 has it, which is for text alone.
@MainActor
internal final class TextClipboard: ClipboardServing {
    func copy(_ contents: [PasteboardContent]) throws(PasteboardError) {
        let text = contents.first { $0.type == PasteboardType.text }
        guard text != nil || contents.isEmpty else { throw .impossible("Only text can be copied on this desktop.") }
        SDL_SetClipboardText(text.map { String(decoding: $0.data, as: UTF8.self) } ?? "")
    }

    func types() -> [String] { SDL_HasClipboardText() == SDL_TRUE ? [PasteboardType.text] : [] }

    func data(ofType type: String) throws(PasteboardError) -> Data {
        guard type == PasteboardType.text, SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { throw .empty }
        defer { SDL_free(text) }
        return Data(String(cString: text).utf8)
    }

    func load(_ types: [String], _ completion: @escaping @MainActor @Sendable (Result<PasteboardContent, PasteboardError>) -> Void) {
        guard types.contains(PasteboardType.text) else { return completion(.failure(.empty)) }
        do throws(PasteboardError) {
            completion(.success(PasteboardContent(type: PasteboardType.text, data: try data(ofType: PasteboardType.text))))
        } catch { completion(.failure(error)) }
    }
}
