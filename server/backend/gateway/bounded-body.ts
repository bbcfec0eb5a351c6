/** Reads a body up to a limit; undefined when there is more, and the rest is not read. */
export async function boundedBody(request: Request, limit: number): Promise<Buffer | undefined> {
  const declared = Number(request.headers.get('content-length') ?? '0')
  if (declared > limit) return undefined
  // HTTP holds a body to its declared length, so it can be read at once, which is far quicker.
  if (declared > 0) {
    const bytes = Buffer.from(await request.arrayBuffer())
    return bytes.byteLength > limit ? undefined : bytes
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
