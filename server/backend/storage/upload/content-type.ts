/**
 * What a file really is, from its first bytes. The sender's word counts only where bytes can't tell
 * (one kind of text from another) and never where they say otherwise.
 */
import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type'
import { looksLikeSvg } from './svg.ts'

/** How many of the first bytes are looked at. */
export const headSize = 16 * 1024

const fallback = 'application/octet-stream'
const signed: ReadonlySet<string> = supportedMimeTypes

/** Container formats: what they hold is often beyond the first bytes. */
const boxes: Readonly<Record<string, RegExp>> = {
  'application/zip':
    /^application\/(vnd\.|epub\+zip$|java-archive$|x-zip-compressed$)|^model\/3mf$/,
  'application/x-cfb': /^application\/(msword$|vnd\.ms-|x-cfb$)/,
  'application/xml': /(^text\/xml$|^text\/html$|[/+]xml$)/,
}

const textual =
  /^text\/|[/+](json|xml)$|^application\/(javascript|ecmascript|x-ndjson|yaml|x-yaml|toml|sql|rtf|graphql|manifest\+json|x-sh|x-subrip|geo\+json|gpx\+xml|x-www-form-urlencoded)$/

/** The type of the bytes; `declared` as the sender wrote it, parameters and all. */
export async function judgeType(head: Uint8Array, declared: string): Promise<string> {
  const claimed = essenceOf(declared)
  if (head.byteLength === 0) return declared || fallback
  const found = (await fileTypeFromBuffer(head))?.mime
  const text = asText(head.subarray(0, headSize))
  if (text !== undefined && (!found || found === 'application/xml')) {
    return textType(text, claimed, declared)
  }
  if (!found) return mayBeTrue(claimed) ? declared : fallback
  return boxes[found]?.test(claimed) ? declared : found
}

export interface Judgement {
  judged: string
  /** Whether the bucket takes some types only; then nothing but the judgement counts. */
  limited: boolean
  /**
   * Whether the sender compressed it (`Content-Encoding`), so that the bytes do not show what is
   * inside.
   */
  packed: boolean
}

/**
 * What a file is served as. Plain text and bare bytes claim nothing that a browser would act on,
 * and clients that name no type send them: an open bucket keeps them as they came.
 */
export function labelFor({ judged, limited, packed }: Judgement, declared: string): string {
  if (limited) return judged
  return packed || ['text/plain', fallback].includes(essenceOf(declared)) ? declared : judged
}

/** Whether the claimed type may be true: a binary type without a signature of its own can't be checked. */
function mayBeTrue(claimed: string): boolean {
  return (
    claimed !== '' &&
    !signed.has(claimed) &&
    !/^(image|font)\//.test(claimed) &&
    !textual.test(claimed)
  )
}

function textType(text: string, claimed: string, declared: string): string {
  if (looksLikeSvg(text)) return 'image/svg+xml'
  const isText = textual.test(claimed) && claimed !== 'image/svg+xml'
  return isText ? declared : 'text/plain'
}

/** Undefined for what is not UTF-8 or has control characters that no text has. */
function asText(head: Uint8Array): string | undefined {
  try {
    // The last character may be cut in two: a stream decoder holds it back.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code < 32 && (code < 9 || code > 13) && code !== 27) return undefined
    }
    return text
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function essenceOf(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
