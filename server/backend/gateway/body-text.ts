/** Reads the small text of a request's body; a longer one is refused with the service's own error. */
import { readBoundedBody } from '#domain/web/bounded-body.ts'

const longestBytes = 1024 * 1024

export async function readBodyText(request: Request, tooLarge: () => Error): Promise<string> {
  const bytes = await readBoundedBody(request, longestBytes)
  if (!bytes) throw tooLarge()
  return Buffer.from(bytes.buffer).toString('utf8')
}
