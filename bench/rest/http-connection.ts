/**
 * One keep-alive connection that sends a prepared request and waits for the whole answer.
 * The load shares the machine with the server it measures, so it must cost next to nothing:
 * `fetch` and `node:http` take as long for a request as the server itself.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { BenchRequest } from './requests.ts'

const HEAD_END = '\r\n\r\n'
/** JSON writes its line breaks as escapes, so only the last chunk can end so. */
const LAST_CHUNK = '\r\n0\r\n\r\n'

export function encodeRequest(
  { method, path, headers, body = '' }: BenchRequest,
  host: string,
): Buffer {
  const all = {
    host,
    ...headers,
    ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

export class HttpConnection {
  #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: PromiseWithResolvers<void> | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#receive(chunk))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed a connection')))
  }

  static async open(url: URL): Promise<HttpConnection> {
    const socket = connect(Number(url.port), url.hostname)
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  send(request: Buffer): Promise<void> {
    this.#received = Buffer.alloc(0)
    this.#waiting = Promise.withResolvers()
    this.#socket.write(request)
    return this.#waiting.promise
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    if (!isWhole(this.#received)) return
    const status = this.#received.toString('latin1', 9, 12)
    if (status.startsWith('2')) this.#waiting?.resolve()
    else this.#waiting?.reject(new Error(`the server refused:\n${this.#received}`))
  }
}

function isWhole(received: Buffer): boolean {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return false
  const head = received.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return received.length >= headEnd + HEAD_END.length + Number(length)
  return received.subarray(-LAST_CHUNK.length).equals(Buffer.from(LAST_CHUNK))
}
