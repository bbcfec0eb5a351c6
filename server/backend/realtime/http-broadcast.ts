/** Broadcasts without a socket: many in one JSON body, or one whose topic and event stand in the path. */
import { z } from 'zod'
import { readBoundedBody } from '#domain/web/bounded-body.ts'
import type { Caller } from '#server/backend/caller.ts'
import { rightsIn } from './authorization.ts'
import { broadcastEverywhere, type RealtimeEngine } from './engine.ts'
import { readJson } from './protocol/bounded-json.ts'
import { type Broadcast, jsonContent, type Room } from './protocol/broadcast.ts'
import { storageRefusal } from './protocol/reply.ts'

const mostMessages = 100
const bodySchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1),
        event: z.string().min(1),
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(mostMessages),
})
const singlePath = /\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/

export async function handleHttpBroadcast(
  engine: RealtimeEngine,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const single = pathname.match(singlePath)
  if (!single && !pathname.endsWith('/api/broadcast')) return problem(404, 'Not found')
  if (request.method !== 'POST') return problem(405, 'Method not allowed')
  const { frameBytes, anonymousFrameBytes } = engine.limits
  const mostBytes = caller.role === 'anon' ? Math.min(anonymousFrameBytes, frameBytes) : frameBytes
  const bytes = await readBoundedBody(request, mostBytes)
  if (!bytes) return problem(413, 'The message is too large')
  if (!single) return sendBatch(engine, caller, Buffer.from(bytes.buffer))
  const [topic, event] = single.slice(1).map(decodePart)
  if (!topic || !event) return problem(422, 'Topic and event are required')
  const content = contentOf(request, Buffer.from(bytes.buffer))
  if (!content) return problem(422, 'The body is not JSON')
  if (searchParams.has('persist') || searchParams.has('persist[ttl]')) {
    return problem(422, storageRefusal)
  }
  const room = { name: topic, private: searchParams.get('private') === 'true' }
  if (!(await mayWrite(engine, caller, room))) {
    return problem(403, 'You do not have permissions to write to this Channel topic')
  }
  broadcastEverywhere(engine, room, { event, content })
  return accepted()
}

/** A message to a topic that the caller may not write to is dropped; the rest is sent. */
async function sendBatch(engine: RealtimeEngine, caller: Caller, bytes: Buffer): Promise<Response> {
  const json = readJson(bytes.toString('utf8'))
  const body = bodySchema.safeParse(json.ok ? json.value : undefined)
  if (!body.success) {
    return Response.json({ errors: z.flattenError(body.error).fieldErrors }, { status: 422 })
  }
  const allowed = new Map<string, boolean>()
  for (const { topic, event, payload, private: secret } of body.data.messages) {
    const room = { name: topic, private: secret ?? false }
    const known = allowed.get(`${room.private} ${topic}`)
    const may = known ?? (await mayWrite(engine, caller, room))
    allowed.set(`${room.private} ${topic}`, may)
    if (may) broadcastEverywhere(engine, room, { event, content: jsonContent(payload) })
  }
  return accepted()
}

async function mayWrite(engine: RealtimeEngine, caller: Caller, room: Room): Promise<boolean> {
  return (await rightsIn(engine, caller, room)).write.broadcast
}

function contentOf(request: Request, bytes: Buffer): Broadcast['content'] | undefined {
  if (request.headers.get('content-type')?.startsWith('application/octet-stream')) {
    return { kind: 'binary', bytes }
  }
  const text = bytes.toString('utf8')
  return readJson(text).ok ? { kind: 'json', text } : undefined
}

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const accepted = () => new Response(null, { status: 202 })
const problem = (status: number, message: string) => Response.json({ message }, { status })
