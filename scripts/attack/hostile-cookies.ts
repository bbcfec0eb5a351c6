/** Session cookies that a browser would never hold, as a stranger may send them. */

const session = {
  access_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.x',
  refresh_token: 'x',
  expires_at: 4_102_444_800,
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: '00000000-0000-0000-0000-000000000000' },
}

const shapes: readonly unknown[] = [
  { ...session, user: 'x' },
  { ...session, user: 1 },
  { ...session, user: true },
  { ...session, user: null },
  { ...session, user: [] },
  { ...session, user: { id: {}, user_metadata: 'x', app_metadata: 7 } },
  { ...session, expires_at: 'soon' },
  { ...session, expires_at: -1 },
  { ...session, access_token: {} },
  { ...session, access_token: 'a.b.c', refresh_token: 7 },
  { ...session, refresh_token: '' },
  { user: 'x' },
  {},
  [],
  'text',
  7,
  null,
]

/** Whole `Cookie` headers: encoded, plain, in parts, and with parts that do not fit together. */
export function hostileCookies(name: string): string[] {
  const encoded = shapes.map(
    (shape) => `base64-${Buffer.from(JSON.stringify(shape)).toString('base64url')}`,
  )
  const [first = ''] = encoded
  return [
    ...encoded.map((value) => `${name}=${value}`),
    ...shapes.map((shape) => `${name}=${encodeURIComponent(JSON.stringify(shape))}`),
    `${name}.0=${first.slice(0, 60)}; ${name}.1=${first.slice(60)}`,
    `${name}.0=${first.slice(0, 60)}; ${name}.2=${first.slice(60)}`,
    `${name}=base64-%%%; ${name}.0=base64-`,
    `${name}=base64-`,
    `${name}-code-verifier=base64-AAAA`,
    `=x; ;; ${name}`,
  ]
}
