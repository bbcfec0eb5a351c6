/** The JSON that a script of ours posts: bounded while it is read, and checked; null for anything else. */
import type { z } from 'zod'
import { readBoundedBody } from '#domain/web/bounded-body.ts'

export async function readPostedJson<T>(
  request: Request,
  schema: z.ZodType<T>,
  mostBytes: number,
): Promise<T | null> {
  if (request.method !== 'POST') return null
  const bytes = await readBoundedBody(request, mostBytes)
  if (!bytes) return null
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
