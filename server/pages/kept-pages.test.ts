import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { keptPageHeader } from '#domain/site/kept-page.ts'
import { createKeptPages, type KeptPagesOptions } from './kept-pages.ts'

const placeholder = 'nonce-that-no-page-holds'
const site = 'https://piri.example'

/** Renders a page that names its request, and counts. */
function keeper({
  isStillRight = async () => false,
  ...options
}: Partial<KeptPagesOptions> & { isStillRight?: (asked: Request) => Promise<boolean> } = {}) {
  const rendered: Request[] = []
  const render: KeptPagesOptions['render'] =
    options.render ??
    (async (request, nonce) => {
      rendered.push(request)
      return page(`${new URL(request.url).pathname} ${rendered.length} ${nonce}`)
    })
  const pages = createKeptPages({
    render,
    renderToKeep: async (...request) => ({ response: await render(...request), isStillRight }),
    mayBeKept: () => true,
    publicUrl: site,
    cookieName: 'sb-piri-auth-token',
    settled: () => undefined,
    shownState: () => '',
    now: () => 0,
    placeholder,
    ...options,
  })
  const ask = async (
    path: string,
    { nonce = 'n', ...init }: RequestInit & { nonce?: string } = {},
  ) => pages.answer(new Request(`${site}${path}`, init), nonce)
  const text = async (...args: Parameters<typeof ask>) => (await ask(...args)).text()
  return { rendered, pages, ask, text }
}

const page = (markup: string, init: ResponseInit = {}) => {
  const headers = { 'content-type': 'text/html', [keptPageHeader]: 'whole', ...init.headers }
  return new Response(markup, { ...init, headers })
}

it('renders a page once, and sends it with the nonce of each answer', async () => {
  const { rendered, text } = keeper()
  expect(await text('/lisbon', { nonce: 'first' })).toBe('/lisbon 1 first')
  expect(await text('/lisbon', { nonce: 'second' })).toBe('/lisbon 1 second')
  expect(await text('/rome', { nonce: 'third' })).toBe('/rome 2 third')
  expect(rendered).toHaveLength(2)
})

it('renders once for all who ask while it is rendered', async () => {
  const gate = Promise.withResolvers<void>()
  let count = 0
  const { text } = keeper({
    render: async () => {
      count += 1
      await gate.promise
      return page(`made ${count}`)
    },
  })
  const answers = Array.from({ length: 50 }, () => text('/'))
  gate.resolve()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['made 1']))
  expect(count).toBe(1)
})

it('lets nothing of a visitor into a kept page: no cookie, language, host or signal', async () => {
  const { rendered, pages } = keeper()
  const headers = { cookie: 'theme=dark', 'accept-language': 'pt', 'user-agent': 'Some browser' }
  const leaving = new AbortController()
  const asked = new Request('http://127.0.0.1:3000/lisbon', { headers, signal: leaving.signal })
  await pages.answer(asked, 'n')
  leaving.abort()
  const [request] = rendered
  expect(request?.url).toBe(`${site}/lisbon`)
  expect([...(request?.headers.keys() ?? [])].sort()).toEqual(['user-agent', keptPageHeader])
  expect(request?.signal.aborted).toBe(false)
})

it('renders for itself what has a session, a query, a form or another spelling', async () => {
  const { rendered, text } = keeper()
  await text('/lisbon')
  const own = [
    text('/lisbon', { headers: { cookie: 'a=b; sb-piri-auth-token.0=x' } }),
    text('/lisbon', { headers: { authorization: 'Bearer x' } }),
    text('/lisbon?preview=true'),
    text('/lisbon?'),
    text('/lisbon', { method: 'POST', body: 'x' }),
    text('/Lisbon'),
    text('/lisbon/'),
    text('//lisbon'),
    text('/l%69sbon'),
    text(`/${'a'.repeat(300)}`),
  ]
  expect(new Set(await Promise.all(own)).size).toBe(own.length)
  await Promise.all([text('/Lisbon'), text('/lisbon/')])
  expect(rendered).toHaveLength(1 + own.length + 2)
})

it('keeps no error, no redirect, no cookie and nothing that the app does not mark', async () => {
  const answers: Readonly<Record<string, () => Response>> = {
    '/missing': () => page('none', { status: 404 }),
    '/broken': () => page('broken', { status: 500 }),
    '/moved': () => page('', { status: 301, headers: { location: '/' } }),
    '/cookie': () => page('hello', { headers: { 'set-cookie': 'a=b' } }),
    '/own': () => new Response('yours'),
  }
  const { ask, rendered } = keeper({
    render: async (request) => {
      rendered.push(request)
      return answers[new URL(request.url).pathname]?.() ?? page('')
    },
  })
  for (const path of Object.keys(answers)) {
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask(path)
      const wanted = answers[path]?.()
      expect(answer.status, path).toBe(wanted?.status)
      expect(answer.headers.get('set-cookie'), path).toBe(wanted?.headers.get('set-cookie'))
      expect(answer.headers.has(keptPageHeader), path).toBe(false)
      expect(await answer.text(), path).toBe(await wanted?.text())
    }
  }
  expect(rendered).toHaveLength(2 * Object.keys(answers).length)
})

it('shares no failure: each request that waited renders the page by itself', async () => {
  let count = 0
  const { text } = keeper({
    render: async (_request, nonce) => {
      count += 1
      if (count === 1) throw new Error('the database is away')
      return page(`made ${count} ${nonce}`)
    },
  })
  const [first, second] = await Promise.allSettled([text('/'), text('/')])
  expect(first.status).toBe('rejected')
  expect(second).toEqual({ status: 'fulfilled', value: 'made 2 n' })
})

it('forgets a page when the content changes, also one that was read before and is rendered after', async () => {
  const gate = Promise.withResolvers<void>()
  let content = 'old'
  const { pages, text } = keeper({
    render: async () => {
      const read = content
      await gate.promise
      return page(read)
    },
  })
  const before = text('/')
  content = 'new'
  pages.contentChanged()
  const after = text('/')
  gate.resolve()
  expect(await Promise.all([before, after])).toEqual(['old', 'new'])
  expect(await text('/')).toBe('new')
  content = 'newer'
  expect(await text('/')).toBe('new')
  pages.contentChanged()
  expect(await text('/')).toBe('newer')
})

it('sends a page again after a change that it does not show, as soon as that is known', async () => {
  const gate = Promise.withResolvers<boolean>()
  const looks: string[] = []
  const { pages, text } = keeper({
    isStillRight: (asked) => {
      looks.push(new URL(asked.url).pathname)
      return gate.promise
    },
  })
  expect(await text('/rome')).toBe('/rome 1 n')
  pages.contentChanged()
  const after = [text('/rome'), text('/rome')]
  gate.resolve(true)
  expect(await Promise.all(after)).toEqual(['/rome 1 n', '/rome 1 n'])
  expect(await text('/rome')).toBe('/rome 1 n')
  expect(looks).toEqual(['/rome'])
})

it('looks again where the content changed while it was looked at', async () => {
  const looks: PromiseWithResolvers<boolean>[] = []
  const { pages, text } = keeper({
    isStillRight: () => {
      const look = Promise.withResolvers<boolean>()
      looks.push(look)
      return look.promise
    },
  })
  expect(await text('/')).toBe('/ 1 n')
  pages.contentChanged()
  const before = text('/')
  await Promise.resolve()
  pages.contentChanged()
  looks[0]?.resolve(true)
  expect(await before).toBe('/ 1 n')
  const after = text('/')
  await Promise.resolve()
  looks[1]?.resolve(false)
  expect(await after).toBe('/ 2 n')
})

it('renders a page anew where it can not be told whether it is right', async () => {
  const { pages, text } = keeper({ isStillRight: () => Promise.reject(new Error('away')) })
  expect(await text('/')).toBe('/ 1 n')
  pages.contentChanged()
  expect(await text('/')).toBe('/ 2 n')
})

it('is not sent before it is known whether a change is of the content', async () => {
  const gate = Promise.withResolvers<void>()
  let open: Promise<void> | undefined
  const { pages, text } = keeper({ settled: () => open })
  expect(await text('/')).toBe('/ 1 n')
  open = gate.promise
  const after = text('/')
  pages.contentChanged()
  gate.resolve()
  expect(await after).toBe('/ 2 n')
})

it('forgets pages with the day, and after a while', async () => {
  let now = 0
  let day = '2026-12-31'
  const { text } = keeper({ shownState: () => day, now: () => now, bounds: { ageMs: 100 } })
  expect(await text('/')).toBe('/ 1 n')
  day = '2027-01-01'
  expect(await text('/')).toBe('/ 2 n')
  now = 99
  expect(await text('/')).toBe('/ 2 n')
  now = 100
  expect(await text('/')).toBe('/ 3 n')
})

it('holds so many pages and bytes, and drops first what nobody asks for', async () => {
  const { text, rendered } = keeper({ bounds: { pages: 2 } })
  for (const path of ['/a', '/b', '/a', '/c', '/a']) await text(path)
  expect(rendered).toHaveLength(3)
  await text('/b')
  expect(rendered).toHaveLength(4)
  const small = keeper({ bounds: { bytes: 10 } })
  await small.text('/a')
  await small.text('/a')
  expect(small.rendered).toHaveLength(2)
})

it('is compressed for those who take it, and answers HEAD with the same headers', async () => {
  const { ask } = keeper()
  await ask('/')
  const gzip = await ask('/', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe('/ 1 n')
  for (const accepted of ['identity', 'gzip;q=0', 'br']) {
    const plain = await ask('/', { headers: { 'accept-encoding': accepted } })
    expect(plain.headers.get('content-encoding'), accepted).toBeNull()
    expect(plain.headers.get('vary'), accepted).toBe('Accept-Encoding')
    expect(await plain.text(), accepted).toBe('/ 1 n')
  }
  const head = await ask('/', { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(`${'/ 1 n'.length}`)
  expect(await head.text()).toBe('')
})
