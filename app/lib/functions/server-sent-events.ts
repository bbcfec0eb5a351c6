/** Parses a stream of server-sent events; comments and fields other than `data` are ignored. */

/** Yields the data of each event. An event that the stream's end cuts off is dropped. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of lines(body)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
    } else if (line === 'data') {
      data.push('')
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line[5] === ' ' ? 6 : 5))
    }
  }
}

/** Lines end with LF, CR or both; a line that is not ended yet is kept back. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of chunks(body)) {
    rest += text
    // A CR at the very end may be the first half of a line end.
    const found = rest.split(/\r\n|\n|\r(?!$)/)
    rest = found.pop() ?? ''
    yield* found
  }
  if (rest.endsWith('\r')) yield rest.slice(0, -1)
}

/**
 * Uses a reader, because not every browser can iterate a stream; cancels it when the loop ends
 * early.
 */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    await reader.cancel()
  }
}
