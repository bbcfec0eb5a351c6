/** Requests that no honest client sends, from a seed: each must be answered, none by a server error. */
import { Random } from '#domain/random/random.ts'
import { type Attack, Findings } from './attack.ts'
import { hostileCookies } from './hostile-cookies.ts'
import type { Site } from './site.ts'

const paths = [
  '/',
  '/contact',
  '/auth',
  '/auth/callback?code=x&state=%7B%22userId%22%3A1%7D',
  '/auth/reload',
  '/account',
  '/admin/pages/edit/%2e%2e',
  '/saved-trips',
  '/view-itinerary/paris',
  '/%00',
  '/%E0%A4%A',
  `/${'a'.repeat(3_000)}`,
  '/rest/v1/ideas?select=*,groups(*,group_participants(*))&or=(((id.eq.1)))',
  '/rest/v1/ideas?id=in.(',
  '/rest/v1/rpc/no_such_function',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/signup',
  '/auth/v1/verify?token=x&type=signup&redirect_to=javascript:alert(1)',
  '/auth/v1/authorize?provider=google&redirect_to=//evil.example',
  '/auth/v1/user',
  '/storage/v1/object/avatars/..%2f..%2fkeys.json',
  '/storage/v1/object/list/avatars',
  '/storage/v1/render/image/public/avatars/x?width=1e9',
  '/functions/v1/delete-account',
  '/functions/v1/no-such-function',
  '/realtime/v1/websocket',
  '/realtime/v1/api/broadcast',
] as const

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"x":1}}',
  '{"email":{},"password":[]}',
  '{"email":"a@example.com","password":"\\u0000"}',
  `{"deep":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
  `{"long":"${'x'.repeat(100_000)}"}`,
  'form-name=contact&name=%FF%FE&email=%00&message=%ED%A0%80',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
] as const

const headerSets: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: 'Bearer x' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.' },
  { prefer: 'count=exact,return=representation,tx=rollback', range: '0-99999999999999999999' },
  { accept: 'application/vnd.pgrst.object+json;nulls=stripped, */*;q=x' },
  { 'content-type': 'application/json' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'text/csv', 'content-profile': 'auth' },
  { 'accept-profile': 'pg_catalog' },
  { 'x-forwarded-for': `${'1,'.repeat(500)}1`, 'x-forwarded-proto': 'gopher' },
  { origin: 'https://evil.example', referer: 'https://evil.example' },
  { 'x-upsert': 'maybe', 'cache-control': 'max-age=\t1' },
]

export const malformedRequests = (count: number): Attack => ({
  name: `${count} malformed requests end nothing and are answered without a server error`,
  needsAccounts: false,
  async run(site) {
    const findings = new Findings()
    const random = new Random(1513)
    const cookies = ['', ...hostileCookies(cookieNameOf(site))]
    for (let sent = 0; sent < count; sent += 16) {
      const batch = Array.from({ length: Math.min(16, count - sent) }, () =>
        send(site, random, cookies, findings),
      )
      await Promise.all(batch)
    }
    const alive = await site.ask('/healthz').then(
      ({ status }) => status,
      () => 'no answer',
    )
    findings.expect(alive === 200, `afterwards the site answers /healthz with ${alive}`)
    return findings.fell
  },
})

export const cookieNameOf = ({ url }: Site) =>
  `sb-${new URL(url).hostname.split('.')[0]}-auth-token`

async function send(
  site: Site,
  random: Random,
  cookies: readonly string[],
  findings: Findings,
): Promise<void> {
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)] as T
  const [path, method, cookie] = [pick(paths), pick(methods), pick(cookies)]
  const headers = { apikey: site.anonKey, ...pick(headerSets), ...(cookie && { cookie }) }
  const body = method === 'GET' || method === 'HEAD' ? undefined : pick(bodies)
  const what = `${method} ${path.slice(0, 80)} ${JSON.stringify(headers).slice(0, 160)}`
  try {
    const response = await site.ask(path, { method, headers, body: body ?? null })
    await response.arrayBuffer()
    const busy = response.status === 503 && response.headers.has('retry-after')
    findings.expect(response.status < 500 || busy, `${what} is answered by ${response.status}`)
  } catch (error) {
    findings.expect(false, `${what} is not answered: ${String(error).slice(0, 120)}`)
  }
}
