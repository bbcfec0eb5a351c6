/** The other way to say who answers. */
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
