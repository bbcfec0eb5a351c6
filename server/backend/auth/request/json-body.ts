/** Reads a JSON body against its schema; what does not fit is told in one line. */
import { z } from 'zod'
import { nestsDeeper } from '#domain/web/json-depth.ts'
import { readBodyText } from '#server/backend/gateway/body-text.ts'
import { errors } from '../errors.ts'
import { checkedMetadata } from '../metadata.ts'

/** The most levels of nesting: what is read is stringified again by recursion. */
const deepest = 200

export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await readBodyText(request, errors.bodyTooLarge)
  const parsed = schema.safeParse(parse(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.')
  throw errors.validation(`${where ? `${where}: ` : ''}${issue?.message ?? 'invalid body'}`)
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

/** What a person may set of an account, when it is made and later. */
export const accountFields = {
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: dataSchema,
  ...challengeFields,
}
