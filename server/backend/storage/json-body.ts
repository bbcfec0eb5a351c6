/** Reads a small JSON body against its schema; what is wrong with it is said in one line. */
import type { z } from 'zod'
import { readBodyText } from '#server/backend/gateway/body-text.ts'
import { errors } from './errors.ts'

export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(parse(await readBodyText(request, errors.bodyTooLarge)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const at = issue?.path.join('/')
  throw errors.invalidRequest(`body${at ? `/${at}` : ''} ${issue?.message ?? 'is invalid'}`)
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw errors.invalidRequest('body must be JSON', cause)
  }
}
