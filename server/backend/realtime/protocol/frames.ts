/**
 * The Phoenix protocol's frames: text of version 1.0.0 (objects) and 2.0.0 (arrays), and the binary
 * frames of 2.0.0 that carry broadcasts. What can't be read is a value, never an exception.
 */
import { z } from 'zod'
import { readJson } from './bounded-json.ts'
import { type Broadcast, jsonContent } from './broadcast.ts'

export type ProtocolVersion = '1.0.0' | '2.0.0'

export interface FrameHead {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
}

export type ClientFrame =
  | (FrameHead & { kind: 'message'; payload: unknown })
  | (FrameHead & { kind: 'broadcast'; broadcast: Broadcast; wantsStorage: boolean })
  | { kind: 'unreadable'; reason: string }

const kindUserPush = 3
const kindUserBroadcast = 4
const encodingBinary = 0
const encodingJson = 1
const longestField = 255

const refSchema = z.union([z.string(), z.number().transform(String)]).nullish()
const objectFrame = z.object({
  join_ref: refSchema,
  ref: refSchema,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
})
const arrayFrame = z
  .tuple([refSchema, refSchema, z.string(), z.string(), z.unknown()])
  .transform(([join_ref, ref, topic, event, payload]) => ({
    join_ref,
    ref,
    topic,
    event,
    payload,
  }))

export function decodeText(version: ProtocolVersion, text: string): ClientFrame {
  const json = readJson(text)
  if (!json.ok) return unreadable('the frame is not JSON, or nested too deep')
  const frame = (version === '1.0.0' ? objectFrame : arrayFrame).safeParse(json.value)
  if (!frame.success) return unreadable(`the frame is not one of version ${version}`)
  const { join_ref, ref, topic, event, payload } = frame.data
  return { kind: 'message', joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload }
}

export function decodeBinary(version: ProtocolVersion, bytes: Buffer): ClientFrame {
  if (version !== '2.0.0') return unreadable('binary frames belong to version 2.0.0')
  const [kind, ...lengths] = bytes.subarray(0, 6)
  const encoding = bytes[6]
  if (kind !== kindUserPush || encoding === undefined) return unreadable('unknown binary frame')
  const fields: string[] = []
  let at = 7
  for (const length of lengths) {
    fields.push(bytes.toString('utf8', at, at + length))
    at += length
  }
  if (at > bytes.length) return unreadable('the binary frame is cut short')
  const [joinRef = '', ref = '', topic = '', event = '', meta = ''] = fields
  const content = readContent(encoding, bytes.subarray(at))
  if (!content) return unreadable('the payload of the binary frame is not what it says')
  const head = { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast' }
  return {
    ...head,
    kind: 'broadcast',
    broadcast: { event, content },
    wantsStorage: asksToKeep(meta),
  }
}

const metaSchema = z.object({ persist: z.unknown() })

function asksToKeep(meta: string): boolean {
  const json = readJson(meta)
  return json.ok && Boolean(metaSchema.safeParse(json.value).data?.persist)
}

function readContent(encoding: number, bytes: Buffer): Broadcast['content'] | undefined {
  if (encoding === encodingBinary) return { kind: 'binary', bytes }
  const text = bytes.toString('utf8')
  // Checked here, because the clients who get it will parse it.
  return encoding === encodingJson && readJson(text).ok ? { kind: 'json', text } : undefined
}

/** The payload is JSON text already, so that Postgres' own rendering goes through untouched. */
export function encodeText(version: ProtocolVersion, head: FrameHead, payloadJson: string): string {
  const { joinRef, ref, topic, event } = head
  if (version === '2.0.0') {
    return `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payloadJson}]`
  }
  return `{"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payloadJson},"ref":${JSON.stringify(ref)},"join_ref":${JSON.stringify(joinRef)}}`
}

/** Undefined where the version has no way to say it: bytes in version 1.0.0. */
export function encodeBroadcast(
  version: ProtocolVersion,
  topic: string,
  broadcast: Broadcast,
): string | Buffer | undefined {
  const { event, content, meta } = broadcast
  const parts = [topic, event, meta ? JSON.stringify(meta) : ''].map((part) => Buffer.from(part))
  if (version === '2.0.0' && parts.every(({ length }) => length <= longestField)) {
    const encoding = content.kind === 'json' ? encodingJson : encodingBinary
    const head = Buffer.from([kindUserBroadcast, ...parts.map(({ length }) => length), encoding])
    const body = content.kind === 'json' ? Buffer.from(content.text) : content.bytes
    return Buffer.concat([head, ...parts, body])
  }
  if (content.kind === 'binary') return undefined
  const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${content.text}${
    meta ? `,"meta":${JSON.stringify(meta)}` : ''
  }}`
  return encodeText(version, { joinRef: null, ref: null, topic, event: 'broadcast' }, payload)
}

const textBroadcast = z.object({ event: z.string(), payload: z.unknown() })

/** A broadcast that came as a text frame. */
export function broadcastOf(payload: unknown): Broadcast | undefined {
  const parsed = textBroadcast.safeParse(payload)
  if (!parsed.success) return undefined
  return { event: parsed.data.event, content: jsonContent(parsed.data.payload) }
}

const unreadable = (reason: string): ClientFrame => ({ kind: 'unreadable', reason })
