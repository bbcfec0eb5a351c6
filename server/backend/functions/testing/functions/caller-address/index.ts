/** Answers with all that it was told of its caller's address. */
const headers = ['x-real-ip', 'x-forwarded-for', 'cf-connecting-ip', 'x-visitor-address']

export default {
  fetch: (request: Request): Response =>
    Response.json(Object.fromEntries(headers.map((name) => [name, request.headers.get(name)]))),
}
