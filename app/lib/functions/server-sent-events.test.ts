import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventData } from './server-sent-events.ts'

function streamOf(pieces: readonly Uint8Array[], onCancel = () => {}) {
  const left = [...pieces]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
    cancel: onCancel,
  })
}

const read = (text: string) =>
  Array.fromAsync(eventData(streamOf([new TextEncoder().encode(text)])))

describe('a stream of events', () => {
  it('gives the data of each', async () => {
    expect(await read('data: one\n\ndata:two\n\n')).toEqual(['one', 'two'])
  })

  it('joins lines of data, and keeps spaces but the first', async () => {
    expect(await read('data: a\ndata:  b\ndata\n\n')).toEqual(['a\n b\n'])
  })

  it('passes over comments, other fields and events without data', async () => {
    expect(await read(': ping\n\nevent: x\nid: 1\nretry: 5\n\nevent: y\ndata: z\n\n')).toEqual([
      'z',
    ])
  })

  it('drops what the end cuts off', async () => {
    expect(await read('data: whole\n\ndata: half')).toEqual(['whole'])
    expect(await read('data: whole\n\ndata: half\n')).toEqual(['whole'])
  })

  it('is cancelled when the reader stops', async () => {
    let cancelled = false
    const bytes = new TextEncoder().encode('data: 1\n\n')
    const body = streamOf([bytes, bytes, bytes], () => {
      cancelled = true
    })
    for await (const data of eventData(body)) {
      expect(data).toBe('1')
      break
    }
    expect(cancelled).toBe(true)
  })

  it('means the same however it is cut and whichever line ends it has', async () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ''))
    const event = fc.array(line, { minLength: 1, maxLength: 3 })
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
    const cuts = fc.array(fc.nat(200), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 5 }),
        lineEnd,
        cuts,
        async (events, end, cut) => {
          const text = events.map((each) => each.map((one) => `data: ${one}${end}`).join('') + end)
          const bytes = new TextEncoder().encode(text.join(''))
          const places = [0, ...cut.map((at) => Math.min(at, bytes.length)), bytes.length]
          const sorted = places.sort((one, other) => one - other)
          const pieces = sorted.slice(1).map((at, index) => bytes.slice(sorted[index], at))
          const found = await Array.fromAsync(eventData(streamOf(pieces)))
          expect(found).toEqual(events.map((each) => each.join('\n')))
        },
      ),
    )
  })
})
