/** What a stranger may put where a cookie, a header, a body or a part of an address is expected. */
import fc from 'fast-check'

/** Shaped like a session, of a database that no longer knows it. */
export const forgottenSession = {
  access_token: 'eyJhbGciOiJFUzI1NiJ9.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.c2ln',
  refresh_token: 'kq3v6x2m5tzj',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d', user_metadata: {}, app_metadata: {} },
}

/** What programs stumble over, as JSON. */
const oddJson = fc.oneof(
  fc.constantFrom<unknown>('x', '', 7, -1, 1e308, true, null, [], {}, [null], { id: null }),
  fc.constantFrom<unknown>('\u0000', '\ud800', '__proto__', { __proto__: 1 }, { constructor: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const oddSession = fc.oneof(
  { weight: 3, arbitrary: oddJson.map((user) => ({ ...forgottenSession, user })) },
  fc
    .tuple(fc.constantFrom(...Object.keys(forgottenSession)), oddJson)
    .map(([name, value]) => ({ ...forgottenSession, [name]: value })),
  fc
    .tuple(fc.constantFrom('id', 'email', 'user_metadata', 'factors', 'identities'), oddJson)
    .map(([name, value]) => ({
      ...forgottenSession,
      user: { ...forgottenSession.user, [name]: value },
    })),
  fc.constant({ ...forgottenSession, expires_at: 1 }),
  oddJson,
)

const oddText = fc.oneof(
  fc.constantFrom('', ' ', '%', '%E0%A4%A', '%00', '"', "'", '\\', ';', '=', ',', '*', '..', '/'),
  fc.constantFrom('null', 'undefined', 'NaN', '-1', '1e999', '99999999999999999999', '[object]'),
  fc.constantFrom('<script>', "' or 1=1 --", '{"a":', '\u00e9\u00ff', 'a'.repeat(3_000)),
  fc.string({ maxLength: 40 }),
)

/** A header's value as Node's client sends it: no control characters, one byte each. */
const headerSafe = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
const oddHeaderValue = oddText.map(headerSafe)

const encoded = (value: unknown) =>
  `base64-${Buffer.from(JSON.stringify(value) ?? '').toString('base64url')}`

const sessionCookie = (name: string) =>
  fc.oneof(
    { weight: 4, arbitrary: oddSession.map((value) => `${name}=${encoded(value)}`) },
    oddSession.map((value) => `${name}=${encodeURIComponent(JSON.stringify(value) ?? '')}`),
    oddSession.map((value) => {
      const text = encoded(value)
      return `${name}.0=${text.slice(0, 30)}; ${name}.1=${text.slice(30)}; ${name}.7=x`
    }),
    oddHeaderValue.map((value) => `${name}=base64-${value}`),
    oddHeaderValue.map((value) => `${name}=${value}; ${name}.0=${value}`),
  )

export const hostileCookies = (sessionName: string) =>
  fc.oneof(
    { weight: 4, arbitrary: sessionCookie(sessionName) },
    fc
      .constantFrom(
        'calendar_departure',
        'auth-flow-x',
        `${sessionName}-code-verifier`,
        '__proto__',
      )
      .chain((name) => oddHeaderValue.map((value) => `${name}=${value}`)),
    oddHeaderValue,
    fc.constant(Array.from({ length: 300 }, (_, index) => `c${index}=${index}`).join('; ')),
  )

const headerNames = [
  ...['accept', 'accept-language', 'accept-encoding', 'accept-profile', 'content-profile'],
  ...['authorization', 'apikey', 'content-type', 'content-encoding', 'content-language', 'range'],
  ...['if-none-match', 'if-modified-since', 'if-match', 'origin', 'referer', 'prefer', 'x-upsert'],
  ...['x-metadata', 'x-client-info', 'x-supabase-api-version', 'x-request-id', 'user-agent'],
  ...[
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'x-http-method-override',
    'cache-control',
  ],
  ...['access-control-request-method', 'access-control-request-headers', 'sec-fetch-site', 'dnt'],
]

const plausible: Readonly<Record<string, readonly string[]>> = {
  authorization: [
    'Bearer ',
    'Bearer x.y.z',
    `Bearer ${forgottenSession.access_token}`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Basic YTpi',
  ],
  range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1', '0-9', '9-0', 'bytes=99999999999-'],
  prefer: ['count=exact', 'return=representation', 'tx=rollback,handling=strict', 'resolution='],
  'content-type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/csv',
    'application/octet-stream',
    'application/vnd.pgrst.object+json',
  ],
  'content-encoding': ['gzip', 'br', 'identity'],
  accept: ['text/html', 'application/json', 'application/vnd.pgrst.plan', 'image/avif', 'text/csv'],
  origin: ['null', 'https://evil.example', 'http://localhost', 'file://'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  'accept-profile': ['public', 'auth', 'storage'],
}

export const hostileHeaders = fc
  .array(
    fc.constantFrom(...headerNames).chain((name) => {
      const known = plausible[name]
      const value = known ? fc.oneof(fc.constantFrom(...known), oddHeaderValue) : oddHeaderValue
      return fc.tuple(fc.constant(name), value)
    }),
    { maxLength: 6 },
  )
  .map((pairs) => Object.fromEntries(pairs))

const fieldNames = [
  ...['email', 'password', 'data', 'phone', 'token', 'type', 'token_hash', 'refresh_token', 'code'],
  ...['auth_code', 'code_verifier', 'gotrue_meta_security', 'create_user', 'factor_type', 'scope'],
  ...['name', 'message', 'form-name', 'slug', 'id', 'title', 'prefix', 'limit', 'offset', 'sortBy'],
  ...['bucketId', 'sourceKey', 'destinationKey', 'expiresIn', 'paths', 'prefixes', 'messages'],
]

const oddFields = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames), oddJson), { maxLength: 5 })
  .map((fields) => Object.fromEntries(fields))

const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

export const hostileBodies = fc.oneof(
  { weight: 3, arbitrary: oddFields.map((fields) => Buffer.from(JSON.stringify(fields))) },
  oddJson.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
  oddFields.map((fields) =>
    Buffer.from(
      new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(JSON.stringify(value))]),
      ).toString(),
    ),
  ),
  oddText.map((text) =>
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${text}"\r\n\r\n${text}\r\n--x--`),
  ),
  fc.constantFrom(
    Buffer.from('form-name=contact&name=%E0%A4%A&email=%00&message=%ff'),
    Buffer.from('--x\r\n'),
    Buffer.from('{"a":'),
    Buffer.from(deep),
    Buffer.from([0xff, 0xfe, 0x00, 0x80]),
    Buffer.alloc(100_000, 'x'),
    Buffer.alloc(0),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const sent = (text: string) => text.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)

/** Encoded properly, or not at all, as far as it can be sent. */
export const hostilePathPart = fc.oneof(
  oddText.map((text) => encodeURIComponent(text.toWellFormed())),
  oddText.map((text) => sent(text.toWellFormed()).replaceAll(/[?#]/g, '')),
  fc.constantFrom('paris', 'lisbon', '00000000-0000-0000-0000-000000000000', 'x.data', '%2e%2e%2f'),
)

const queryNames = [
  ...[
    '_routes',
    'index',
    'from',
    'code',
    'error',
    'error_description',
    'state',
    'problem',
    'p',
    'q',
  ],
  ...['preview', 'before', 'set', 'folder', 'token', 'type', 'redirect_to', 'provider', 'select'],
  ...['order', 'limit', 'offset', 'and', 'or', 'id', 'on_conflict', 'columns', 'width', 'download'],
  ...[
    'apikey',
    'vsn',
    'grant_type',
    'code_challenge',
    'scopes',
    'flow_id',
    'sb_flow_id',
    'version',
  ],
]

export const hostileQuery = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), hostilePathPart), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
