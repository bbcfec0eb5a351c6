/** Decides whether a request may become a WebSocket, and says why where it may not. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Caller } from '#server/backend/caller.ts'
import type { Credentials } from '#server/backend/gateway/credentials.ts'
import type { Identify } from './engine.ts'
import type { ProtocolVersion } from './protocol/frames.ts'

export type CredentialCheck = (request: Request) => Promise<Credentials>

export type Admission =
  | { ok: true; version: ProtocolVersion; keyCaller: Caller; identify: Identify }
  | { ok: false; status: number; message: string }

export async function admit(
  message: IncomingMessage,
  credentials: CredentialCheck,
): Promise<Admission> {
  const url = new URL(message.url ?? '/', 'http://localhost')
  if (!url.pathname.endsWith('/websocket')) return refused(404, 'Not Found')
  const version = url.searchParams.get('vsn') ?? '1.0.0'
  if (version !== '1.0.0' && version !== '2.0.0') {
    return refused(400, `Unsupported protocol version`)
  }
  const apikey = message.headers.apikey?.toString() ?? url.searchParams.get('apikey') ?? ''
  if (!isToken(apikey) && apikey !== '') return refused(401, 'Invalid API key')
  const ask = (headers: Record<string, string>) =>
    credentials(new Request('http://localhost/realtime/v1', { headers }))
  const key: Record<string, string> = apikey ? { apikey } : {}
  const found = await ask(key)
  if (found.kind === 'no-key') return refused(401, 'No API key found in request')
  if (found.kind !== 'caller') return refused(401, 'Invalid API key')
  const identify: Identify = async (token) => {
    if (isToken(token)) return ask({ ...key, authorization: `Bearer ${token}` })
    const problem = 'malformed'
    return { kind: 'invalid-token', problem: { ok: false, problem, message: 'Not a token' } }
  }
  return { ok: true, version, keyCaller: found.caller, identify }
}

/** Answers on a socket that was not upgraded, and ends it. */
export function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ message })
  // A client that does not hang up would keep the socket half open.
  socket.once('finish', () => socket.destroy())
  socket.end(
    [
      `HTTP/1.1 ${status} ${message}`,
      'connection: close',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}

const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text)

const refused = (status: number, message: string): Admission => ({ ok: false, status, message })
