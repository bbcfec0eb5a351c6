/** Reads what was sent without trusting its size: what is too large is never held in memory. */

/** Nothing where there is too much. */
export async function readBoundedBody(
  { headers, body }: Request,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let seen = 0
  // The announced length may be missing or wrong, so the bytes themselves are counted.
  for await (const chunk of body ?? []) {
    seen += chunk.byteLength
    if (seen > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
