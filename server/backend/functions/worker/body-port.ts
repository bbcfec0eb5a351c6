/**
 * Carries a body from one thread to another, chunk by chunk and only as fast as it is read. When
 * either side closes the port, both end: the reader has stopped, or a thread has ended.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads'

type Chunk = Uint8Array<ArrayBuffer>

type Piece = { kind: 'chunk'; bytes: Chunk } | { kind: 'end' } | { kind: 'error'; message: string }

/** Gives the port that the reading thread needs. */
export function sendBody(body: ReadableStream<Uint8Array>, onDone = () => {}): MessagePort {
  const { port1: port, port2 } = new MessageChannel()
  const reader = body.getReader()
  // Each message asks for one more piece.
  port.on('message', async () => {
    const piece = await nextPiece(reader)
    port.postMessage(piece, piece.kind === 'chunk' ? [piece.bytes.buffer] : [])
  })
  port.on('close', () => {
    // Does nothing after the end; before it, tells the source that the reader has stopped.
    reader.cancel().catch(() => {})
    onDone()
  })
  return port2
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Piece> {
  try {
    const { done, value } = await reader.read()
    if (done) return { kind: 'end' }
    if (!(value instanceof Uint8Array)) throw new TypeError('A body may only yield Uint8Array')
    // A copy of its own: the chunk may be a view of memory that holds other people's bytes.
    return { kind: 'chunk', bytes: new Uint8Array(value) }
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) }
  }
}

interface ReceiveOptions {
  /** How long one piece may take once it was asked for. */
  idleMs?: number
  onDone?: () => void
}

export function receiveBody(port: MessagePort, options: ReceiveOptions = {}) {
  return new ReadableStream<Chunk>(new PortSource(port, options), { highWaterMark: 0 })
}

class PortSource implements UnderlyingDefaultSource<Chunk> {
  readonly #port: MessagePort
  readonly #options: ReceiveOptions
  #asked = Promise.withResolvers<void>()
  #timer: NodeJS.Timeout | undefined
  #finished = false

  constructor(port: MessagePort, options: ReceiveOptions) {
    this.#port = port
    this.#options = options
  }

  start(controller: ReadableStreamDefaultController<Chunk>): void {
    const fail = (message: string) => this.#finish(() => controller.error(new TypeError(message)))
    this.#port.on('message', (piece: Piece) => {
      clearTimeout(this.#timer)
      if (piece.kind === 'error') return fail(piece.message)
      if (piece.kind === 'end') return this.#finish(() => controller.close())
      controller.enqueue(piece.bytes)
      this.#asked.resolve()
    })
    this.#port.on('close', () => fail('The body ended before its time'))
  }

  pull(controller: ReadableStreamDefaultController<Chunk>): Promise<void> {
    this.#asked = Promise.withResolvers()
    this.#port.postMessage('more')
    const { idleMs } = this.#options
    if (idleMs !== undefined) {
      const giveUp = () => controller.error(new TypeError('The body took too long to go on'))
      this.#timer = setTimeout(() => this.#finish(giveUp), idleMs)
    }
    return this.#asked.promise
  }

  cancel(): void {
    this.#finish(() => {})
  }

  #finish(end: () => void): void {
    if (this.#finished) return
    this.#finished = true
    clearTimeout(this.#timer)
    end()
    this.#asked.resolve()
    this.#port.close()
    this.#options.onDone?.()
  }
}
