import CoreGraphics
@testable import Ink
import Testing

/// The tree of strokes against a dictionary from places to strokes.
@Suite struct StrokeListTests {
    private func stroke(_ number: UInt64) -> Stroke {
        let sample = InkSample(position: CGPoint(x: CGFloat(number), y: 0), time: 0)
        guard let stroke = Stroke(id: .init(number), brush: Brush(tool: .pen, color: .black, width: 2), samples: [sample]) else {
            preconditionFailure("one finite sample is a stroke")
        }
        return stroke
    }

    private func expect(_ list: StrokeList, is model: [UInt32: Stroke], _ comment: Comment) {
        let expected = model.sorted { $0.key < $1.key }.map { PlacedStroke($0.value, at: StrokePlace($0.key)) }
        #expect(list.count == expected.count, comment)
        #expect(Array(list.placed) == expected, comment)
        #expect(list.map(\.id) == expected.map(\.stroke.id), comment)
        #expect(list.indices.map { list[$0].id } == expected.map(\.stroke.id), comment)
        #expect(list.last == expected.last?.stroke && list.top == expected.last && list.first == expected.first?.stroke, comment)
        #expect(expected.allSatisfy { list[$0.place] == $0.stroke }, comment)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func itHoldsWhatADictionaryHolds(seed: UInt64) {
        var random = HistorySeeded(seed)
        var list = StrokeList()
        var model: [UInt32: Stroke] = [:]
        var snapshots: [(list: StrokeList, model: [UInt32: Stroke])] = []
        // Enough for two branches.
        for number in 0..<UInt64(2_100) { model[list.append(stroke(number)).rawValue] = stroke(number) }
        for round in 0..<12 {
            for _ in 0..<150 {
                let place = UInt32(random.below(2_100))
                let new = random.below(3) == 0 ? stroke(UInt64(10_000 + random.below(1_000))) : nil
                let old = list.exchange(new, at: StrokePlace(place))
                #expect(old == model[place])
                model[place] = new
            }
            if round == 5 {
                for place in UInt32(0)..<2_050 {
                    list.exchange(nil, at: StrokePlace(place))
                    model[place] = nil
                }
            }
            snapshots.append((list, model))
            expect(list, is: model, "seed \(seed), round \(round)")
        }
        for snapshot in snapshots { expect(snapshot.list, is: snapshot.model, "seed \(seed): a snapshot changed") }
    }

    @Test func whatIsNotThereIsNil() {
        var list: StrokeList = [stroke(1), stroke(2)]
        #expect(list[StrokePlace(2)] == nil && list[StrokePlace(4_000_000)] == nil)
        list.exchange(nil, at: StrokePlace(0))
        #expect(list[StrokePlace(0)] == nil && list == [stroke(2)])
        list.exchange(nil, at: StrokePlace(1))
        #expect(list.isEmpty && list.top == nil && list.next == StrokePlace(2) && list.branches.allSatisfy { $0.leaves.isEmpty })
    }

    @Test func changingACopyCopiesOneLeafAndNoMore() {
        var list = StrokeList((0..<UInt64(10_000)).map { stroke($0) })
        let snapshot = list
        list.append(stroke(10_000))
        let shared = zip(list.branches, snapshot.branches).enumerated().filter { number, pair in
            let (new, old) = (pair.0.leaves, pair.1.leaves)
            return number == 4 || new.withUnsafeBufferPointer { a in old.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress } }
        }
        #expect(shared.count == 5, "10,001 strokes are 4 full branches of 2,048 and one that changed")
        let (new, old) = (list.branches[4].leaves, snapshot.branches[4].leaves)
        let changed = zip(new, old).filter { a, b in
            a.slots.withUnsafeBufferPointer { a in b.slots.withUnsafeBufferPointer { b in a.baseAddress != b.baseAddress } }
        }
        #expect(changed.count == 1)
    }
}
