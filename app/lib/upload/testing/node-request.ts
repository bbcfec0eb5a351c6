/** An XMLHttpRequest for Node: the same events over `node:http`. */
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { UploadRequest } from '../upload-file.ts'

class MeasuredEvent extends Event {
  readonly loaded: number
  readonly total: number

  constructor(loaded: number, total: number) {
    super('progress')
    this.loaded = loaded
    this.total = total
  }
}

const pieceSize = 64 * 1024

export class NodeRequest extends EventTarget implements UploadRequest {
  readonly upload = new EventTarget()
  responseType: XMLHttpRequestResponseType = ''
  status = 0
  response: unknown = null
  readonly #headers: Record<string, string> = {}
  #method = ''
  #url = ''
  #sent: ClientRequest | undefined
  #over = false

  open(method: string, url: string | URL): void {
    this.#method = method
    this.#url = String(url)
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }

  abort(): void {
    this.#finish('abort')
    this.#sent?.destroy()
  }

  send(form: Parameters<XMLHttpRequest['send']>[0]): void {
    if (!(form instanceof FormData)) throw new TypeError('This stand-in sends forms only')
    this.#transmit(new Response(form)).catch(() => this.#finish('error'))
  }

  async #transmit(body: Response): Promise<void> {
    const bytes = new Uint8Array(await body.arrayBuffer())
    const sent = request(this.#url, {
      method: this.#method,
      headers: {
        ...this.#headers,
        'content-type': body.headers.get('content-type') ?? '',
        'content-length': bytes.length,
      },
    })
    this.#sent = sent
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve)
      sent.once('error', reject)
    })
    const write = (piece: Uint8Array) =>
      new Promise<void>((resolve, reject) => {
        sent.write(piece, (error) => (error ? reject(error) : resolve()))
      })
    for (let at = 0; at < bytes.length && !this.#over; at += pieceSize) {
      await write(bytes.subarray(at, at + pieceSize))
      const loaded = Math.min(at + pieceSize, bytes.length)
      this.upload.dispatchEvent(new MeasuredEvent(loaded, bytes.length))
    }
    sent.end()
    const answer = await answered
    const text = (await answer.setEncoding('utf8').toArray()).join('')
    this.status = answer.statusCode ?? 0
    this.response = text.startsWith('{') ? JSON.parse(text) : null
    this.#finish('load')
  }

  #finish(event: 'load' | 'error' | 'abort'): void {
    if (this.#over) return
    this.#over = true
    this.dispatchEvent(new Event(event))
  }
}
