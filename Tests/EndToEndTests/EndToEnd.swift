import Testing

/// The whole program on real X servers. One test at a time: they share two servers, a finger and a pointer.
@Suite(.serialized) enum EndToEnd {}
