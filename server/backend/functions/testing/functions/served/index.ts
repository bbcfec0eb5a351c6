/** A function that registers its handler by `Deno.serve` instead of a default export. */
declare const Deno: { serve(handler: (request: Request) => Response | Promise<Response>): void }

Deno.serve(async (request) => {
  const { pathname } = new URL(request.url)
  return new Response(`served ${pathname}: ${await request.text()}`, {
    status: 201,
    headers: [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
  })
})
