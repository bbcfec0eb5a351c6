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

const anonymous: Caller = { role: 'anon', claims: { role: 'anon' } }

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
  const header = message.headers.apikey?.toString()
  const apikey = header ?? url.searchParams.get('apikey') ?? ''
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
  // Clients put their key in the address, the service's too; there it gives no rights. They send
  // it again as the token of each channel they join, which does.
  const service = found.caller.role === 'service_role'
  const keyCaller = service && header === undefined ? anonymous : found.caller
  return { ok: true, version, keyCaller, identify }
}

/** Answers on a socket that was not upgraded, and ends it. */
export function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ message })
  // Destroyed as well: a client that does not close its side would keep the socket half open.
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
