/** Reads a JSON body against its schema; what does not fit is told in one line. */
import { z } from 'zod'
import { readBoundedBody } from '#domain/web/bounded-body.ts'
import { nestsDeeper } from '#server/backend/gateway/json-depth.ts'
import { errors } from '../errors.ts'
import { checkedMetadata } from '../metadata.ts'

const longestBody = 1024 * 1024
/** The most levels of nesting: what is read is stringified again by recursion. */
const deepest = 200

export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(request)
  const parsed = schema.safeParse(parse(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.')
  throw errors.validation(`${where ? `${where}: ` : ''}${issue?.message ?? 'invalid body'}`)
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBoundedBody(request, longestBody)
  if (!bytes) throw errors.bodyTooLarge()
  return Buffer.from(bytes.buffer).toString('utf8')
}

function parse(text: string): unknown {
  if (text.trim() === '') return {}
  if (nestsDeeper(text, deepest)) throw errors.badJson()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw errors.badJson(cause)
  }
}

/** A NUL character: Postgres can't store one, and no address, name or password has one. */
const withoutNul = (text: string) => !text.includes('\0')

/** A text that may be missing, null or empty, which all mean the same. */
export const optionalText = z
  .string()
  .refine(withoutNul, 'must not contain a null character')
  .nullish()
  .transform((text) => text || undefined)

/** Free-form data of a person. */
export const dataSchema = z
  .record(z.string(), z.unknown())
  .nullish()
  .refine(
    (data) => !JSON.stringify(data ?? {}).includes('\\u0000'),
    'must not contain a null character',
  )
  .transform((data) => checkedMetadata(data ?? undefined))

/** What clients add to every request that a robot might send. */
export const securitySchema = z
  .object({ captcha_token: optionalText })
  .nullish()
  .transform((meta) => meta?.captcha_token)

export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}
