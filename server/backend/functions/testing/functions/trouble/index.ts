/** Fails in the way the address asks for; without one, tells how many requests this instance has seen. */
let seen = 0

const troubles: Record<string, () => Response | Promise<Response>> = {
  throw: () => {
    throw new Error('thrown by the handler')
  },
  'own-error': () => Response.json({ reason: 'no seats left' }, { status: 409 }),
  'own-500': () => new Response('out of order', { status: 500 }),
  page: () =>
    new Response('<script>alert(1)</script>', { headers: { 'content-type': 'text/html' } }),
  nothing: () => undefined as unknown as Response,
  'used-body': async () => {
    const response = new Response('read already')
    await response.text()
    return response
  },
  never: () => new Promise(() => {}),
  rejection: () => {
    Promise.reject(new Error('nobody waits for this one'))
    return new Promise(() => {})
  },
  exit: () => process.exit(3),
  loop: () => {
    for (;;) seen += 0
  },
  memory: () => {
    const kept: string[][] = []
    for (;;) kept.push(new Array<string>(1_000_000).fill('x'))
  },
  'broken-stream': () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('a beginning'))
        },
        pull(controller) {
          controller.error(new Error('no end'))
        },
      }),
    ),
  'text-chunks': () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue('not bytes')
        },
      }),
    ),
  'stalled-stream': () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('a beginning'))
        },
      }),
    ),
}

export default {
  fetch(request: Request): Response | Promise<Response> {
    seen += 1
    const kind = new URL(request.url).searchParams.get('kind') ?? ''
    const trouble = troubles[kind]
    return trouble ? trouble() : Response.json({ seen })
  },
}
