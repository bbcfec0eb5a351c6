/** Passes a body through up to a size; beyond it the stream fails and the caller is told. */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  onExceeded: () => void,
): ReadableStream<Uint8Array> {
  let seen = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength
        if (seen <= limit) return controller.enqueue(chunk)
        onExceeded()
        controller.error(new TypeError(`The body has more than ${limit} bytes`))
      },
    }),
  )
}
