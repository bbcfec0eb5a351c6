/** GET: numbered events, one for each time the reader asks, and how many were made. POST: counts what it reads. */
let made = 0
let cancelled = 0

function events(count: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let sent = 0
  return new ReadableStream(
    {
      pull(controller) {
        if (sent === count) return controller.close()
        sent += 1
        made += 1
        controller.enqueue(encoder.encode(`data: ${sent}\n\n`))
      },
      cancel() {
        cancelled += 1
      },
    },
    { highWaterMark: 0 },
  )
}

async function sizeOf(body: ReadableStream<Uint8Array> | null): Promise<number> {
  let size = 0
  for await (const chunk of body ?? []) size += chunk.byteLength
  return size
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url)
    if (request.method === 'POST') return Response.json({ size: await sizeOf(request.body) })
    if (searchParams.has('counts')) return Response.json({ made, cancelled })
    const count = Number(searchParams.get('count') ?? Number.POSITIVE_INFINITY)
    return new Response(events(count), { headers: { 'content-type': 'text/event-stream' } })
  },
}
