/** Lets pages of any origin call the services: access is by key and token, never by cookie. */

const methods = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS'
const exposed = [
  'Content-Range',
  'Content-Location',
  'Location',
  'Preference-Applied',
  'X-Total-Count',
  'Link',
  'X-Supabase-Api-Version',
  'x-relay-error',
  'sb-error-code',
  'ETag',
]

export function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
}

export function preflightResponse(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
      vary: 'Access-Control-Request-Headers',
    },
  })
}

export function withCors(response: Response): Response {
  const own = response.headers.get('access-control-expose-headers')
  const all = own ? `${alwaysExposed},${own}` : alwaysExposed
  try {
    return opened(response, all)
  } catch (error) {
    // The headers of a fetched answer can't be changed. Only such an answer is copied, because a
    // copy's body is a stream, which is sent far more slowly than text.
    if (!(error instanceof TypeError)) throw error
    return opened(new Response(response.body, response), all)
  }
}

const alwaysExposed = exposed.join(',')

function opened(response: Response, exposedHeaders: string): Response {
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('access-control-expose-headers', exposedHeaders)
  return response
}
