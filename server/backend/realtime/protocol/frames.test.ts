import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBinary, decodeText, encodeBroadcast, encodeText } from './frames.ts'

const versions = ['1.0.0', '2.0.0'] as const

describe('text frames', () => {
  it('come back as they were, in both versions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...versions),
        fc.option(fc.string()),
        fc.option(fc.string()),
        fc.string(),
        fc.string(),
        fc.jsonValue(),
        (version, joinRef, ref, topic, event, payload) => {
          const text = encodeText(version, { joinRef, ref, topic, event }, JSON.stringify(payload))
          expect(decodeText(version, text)).toEqual({
            kind: 'message',
            joinRef,
            ref,
            topic,
            event,
            payload: JSON.parse(JSON.stringify(payload)),
          })
        },
      ),
    )
  })

  it('take refs that are numbers', () => {
    expect(decodeText('2.0.0', '[1,2,"t","e",{}]')).toMatchObject({ joinRef: '1', ref: '2' })
  })
})

describe('what a client sends', () => {
  it('is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...versions),
        fc.oneof(
          fc.uint8Array(),
          fc.uint8Array().map((bytes) => Uint8Array.of(3, ...bytes)),
        ),
        fc.oneof(fc.string(), fc.json()),
        (version, bytes, text) => {
          decodeBinary(version, Buffer.from(bytes))
          decodeText(version, text)
        },
      ),
    )
  })
})

describe('a broadcast', () => {
  const json = { event: 'ž', content: { kind: 'json' as const, text: '{"n":1}' } }

  it('is a binary frame in version 2.0.0', () => {
    const frame = encodeBroadcast('2.0.0', 'realtime:t', { ...json, meta: { id: 'x' } })
    expect(frame).toEqual(
      Buffer.concat([Buffer.from([4, 10, 2, 10, 1]), Buffer.from('realtime:tž{"id":"x"}{"n":1}')]),
    )
  })

  it('is a text frame in version 1.0.0, and where a name is too long', () => {
    const topic = `realtime:${'t'.repeat(300)}`
    const payload = { type: 'broadcast', event: 'ž', payload: { n: 1 } }
    expect(decodeText('2.0.0', String(encodeBroadcast('2.0.0', topic, json)))).toMatchObject({
      topic,
      payload,
    })
    expect(decodeText('1.0.0', String(encodeBroadcast('1.0.0', 'realtime:t', json)))).toMatchObject(
      { payload },
    )
  })

  it('of bytes has no form in version 1.0.0', () => {
    const bytes = { event: 'e', content: { kind: 'binary' as const, bytes: Uint8Array.of(1) } }
    expect(encodeBroadcast('1.0.0', 'realtime:t', bytes)).toBeUndefined()
  })
})
