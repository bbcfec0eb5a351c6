import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { receiveBody, sendBody } from './body-port.ts'

function streamOf(chunks: readonly Uint8Array[], onCancel = () => {}) {
  const left = [...chunks]
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  )
}

describe('a body', () => {
  it('arrives as it was sent', async () => {
    const bodies = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(bodies, async (chunks) => {
        const received = receiveBody(sendBody(streamOf(chunks)))
        expect(await Array.fromAsync(received)).toEqual(chunks)
      }),
    )
  })

  it('takes no bytes along that lie beside a chunk', async () => {
    const pool = new Uint8Array(1_000).fill(42)
    const received = receiveBody(sendBody(streamOf([pool.subarray(10, 13)])))
    const { value } = await received.getReader().read()
    expect(value?.buffer.byteLength).toBe(3)
    expect(pool.every((byte) => byte === 42)).toBe(true)
  })

  it('is made only as it is read', async () => {
    let made = 0
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          made += 1
          controller.enqueue(new Uint8Array(1))
        },
      },
      { highWaterMark: 0 },
    )
    const reader = receiveBody(sendBody(endless)).getReader()
    await reader.read()
    await reader.read()
    expect(made).toBe(2)
    await reader.cancel()
  })

  it('that fails at its source fails for its reader', async () => {
    const failing = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('no more'))
      },
    })
    const received = receiveBody(sendBody(failing))
    await expect(new Response(received).text()).rejects.toThrow('no more')
  })

  it('whose reader leaves is cancelled at its source', async () => {
    const cancelled = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const port = sendBody(streamOf([new Uint8Array(1)], cancelled.resolve), done.resolve)
    await receiveBody(port).cancel()
    await cancelled.promise
    await done.promise
  })

  it('that does not go on is given up', async () => {
    const stalled = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) })
    const received = receiveBody(sendBody(stalled), { idleMs: 20 })
    await expect(new Response(received).text()).rejects.toThrow('too long')
  })
})
