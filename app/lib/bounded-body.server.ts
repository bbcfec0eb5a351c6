/** Reads a request's body up to a limit, so that larger ones are not held in memory. */

/** Undefined where the body is larger. */
export async function readBoundedBody(
  { headers, body }: Request,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let seen = 0
  // Counts bytes, because Content-Length may be missing or wrong.
  for await (const chunk of body ?? []) {
    seen += chunk.byteLength
    if (seen > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
