/**
 * Reads the body of a request up to a limit; undefined when there is more. What is announced as too
 * much is not read at all, and of what is not announced no more than the limit is held in memory.
 */
export async function readBoundedBody(
  request: Pick<Request, 'headers' | 'body' | 'arrayBuffer'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const announced = Number(request.headers.get('content-length') ?? '0')
  if (announced > maxBytes) return undefined
  // HTTP holds a body to its announced length, so it can be read at once, which is far quicker.
  if (announced > 0) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > maxBytes ? undefined : bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
