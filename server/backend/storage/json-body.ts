/** Reads a small JSON body against its schema; what is wrong with it is said in one line. */
import type { z } from 'zod'
import { readBoundedBody } from '#domain/web/bounded-body.ts'
import { errors } from './errors.ts'

const longestBody = 1024 * 1024

export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(parse(await readText(request)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const at = issue?.path.join('/')
  throw errors.invalidRequest(`body${at ? `/${at}` : ''} ${issue?.message ?? 'is invalid'}`)
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBoundedBody(request, longestBody)
  if (!bytes) throw errors.bodyTooLarge()
  return Buffer.from(bytes.buffer).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    throw errors.invalidRequest('body must be JSON', cause)
  }
}
