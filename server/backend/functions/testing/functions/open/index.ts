/** Checks its callers by itself, as a webhook does. */
export default {
  fetch: (request: Request): Response =>
    Response.json({
      key: request.headers.get('apikey'),
      signed: request.headers.get('x-signature'),
    }),
}
