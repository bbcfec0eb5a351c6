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
  const open = new Response(response.body, response)
  open.headers.set('access-control-allow-origin', '*')
  const own = response.headers.get('access-control-expose-headers')
  open.headers.set('access-control-expose-headers', [...exposed, ...(own ? [own] : [])].join(','))
  return open
}
