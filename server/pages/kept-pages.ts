/**
 * Pages that are the same for every visitor, rendered once and kept in memory. A kept page is rendered
 * from a request of our own (its path, nothing of the visitor's cookies, query or host), is sent to people
 * without a session only, and is looked at again when the content changes: what it shows of it may be the
 * same. Which pages are the same for everyone the routes say: see `app/lib/kept-page.ts`.
 */
import { parseAccept } from 'hono/utils/accept'
import { keptPageHeader } from '#domain/site/kept-page.ts'
import { type KeptBody, keptBody } from './kept-body.ts'

interface KeptPage {
  headers: readonly (readonly [string, string])[]
  body: KeptBody
  renderedAt: number
  isStillRight: StillRight
}

/** Whether a kept page would still be rendered the same; `asked` is the visitor's request. */
type StillRight = (asked: Request) => Promise<boolean>

/** Renders a request as if nothing were kept. */
type Render = (request: Request, nonce: string, asked: Request) => Promise<Response>

/** Renders a page that may be kept. */
type RenderToKeep = (
  ...request: Parameters<Render>
) => Promise<{ response: Response; isStillRight: StillRight }>

export interface KeptPagesOptions {
  render: Render
  renderToKeep: RenderToKeep
  /** Whether a route that may be kept answers at this path. */
  mayBeKept: (pathname: string) => boolean
  publicUrl: string
  /** The session's cookie: who sends it, or a part of it, gets a page of their own. */
  cookieName: string
  /** Resolves when all changes of the content heard so far were passed on; undefined where none is open. */
  settled: () => Promise<void> | undefined
  /**
   * A text that changes with whatever pages show besides the content (the day, the map): kept pages
   * are forgotten when it changes.
   */
  shownState: () => string
  now: () => number
  /** The text that is replaced by the nonce; no page may hold it. */
  placeholder: string
  bounds?: Partial<KeptBounds>
}

export interface KeptBounds {
  pages: number
  bytes: number
  ageMs: number
}

/** About ten times the pages that the product ships with. */
const usualBounds: KeptBounds = { pages: 1_000, bytes: 64 * 2 ** 20, ageMs: 10 * 60_000 }

/**
 * Only plain lower-case paths are kept: other spellings (capitals, slashes, escapes) of one page
 * could fill the memory.
 */
const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
const longestPath = 200

export interface KeptPages {
  answer: (request: Request, nonce: string) => Promise<Response>
  /**
   * Called after a change of the content: each page is checked before it is sent again, and
   * rendered anew where it is another.
   */
  contentChanged: () => void
}

export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { render, mayBeKept, cookieName, settled, shownState, now, placeholder } = options
  const bounds = { ...usualBounds, ...options.bounds }
  const pages = new Map<string, KeptPage>()
  const rendering = new Map<string, Promise<KeptPage | undefined>>()
  let bytes = 0
  let state = shownState()
  let generation = 0
  const doubted = new Set<string>()

  /** Pages that are being rendered were read before the change. */
  const contentChanged = () => {
    generation += 1
    rendering.clear()
    for (const path of pages.keys()) doubted.add(path)
  }

  const forget = () => {
    contentChanged()
    doubted.clear()
    pages.clear()
    bytes = 0
  }

  const remove = (path: string) => {
    bytes -= pages.get(path)?.body.bytes ?? 0
    pages.delete(path)
    doubted.delete(path)
  }

  const keep = (path: string, page: KeptPage) => {
    if (page.body.bytes > bounds.bytes) return
    remove(path)
    pages.set(path, page)
    bytes += page.body.bytes
    for (const oldest of pages.keys()) {
      if (pages.size <= bounds.pages && bytes <= bounds.bytes) break
      remove(oldest)
    }
  }

  /** Moves what was asked for to the end, so that what nobody asks for is dropped first. */
  const find = (path: string): KeptPage | undefined => {
    const page = pages.get(path)
    if (!page) return undefined
    if (now() - page.renderedAt >= bounds.ageMs) {
      remove(path)
      return undefined
    }
    pages.delete(path)
    pages.set(path, page)
    return page
  }

  const pathOf = ({ method, url, headers }: Request): string | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (headers.get('cookie')?.includes(cookieName)) return undefined
    if (headers.has('authorization')) return undefined
    const { pathname, search } = new URL(url)
    // A lone question mark is a query, too, though an empty one.
    if (search !== '' || url.includes('?')) return undefined
    return pathname.length <= longestPath && plainPath.test(pathname) ? pathname : undefined
  }

  /** Renders the page for the first who asks; the page is undefined where it is not to be kept. */
  const renderFor = (asked: Request, path: string, known: KeptPage | undefined) => {
    const began = generation
    const anew = () => renderToKeep(options, asked, path)
    const rendered = known
      ? isRight(known, asked).then((is) => (is ? { page: known } : anew()))
      : anew()
    const page = rendered.then(({ page }) => page)
    rendering.set(path, page)
    const settle = (kept?: KeptPage) => {
      if (rendering.get(path) === page) rendering.delete(path)
      // Not kept where the content changed while the page was rendered.
      if (kept && began === generation) keep(path, kept)
    }
    page.then(settle, () => settle())
    return rendered
  }

  return {
    contentChanged,
    answer: async (request, nonce) => {
      const path = pathOf(request)
      if (path === undefined) return withoutMark(await render(request, nonce, request))
      // Waits for changes that were heard of, so that whoever comes after a change sees it.
      const open = settled()
      if (open) await open
      const shown = shownState()
      if (shown !== state) forget()
      state = shown
      // Nothing is awaited before the page is being rendered, so that all who ask at once share it.
      const known = find(path)
      if (known && !doubted.has(path)) return answerWith(known, request, nonce)
      const shared = rendering.get(path)
      if (shared || request.method === 'HEAD' || !mayBeKept(path)) {
        const page = await shared?.catch(() => undefined)
        if (page) return answerWith(page, request, nonce)
        return withoutMark(await render(request, nonce, request))
      }
      const rendered = await renderFor(request, path, known)
      return rendered.page
        ? answerWith(rendered.page, request, nonce)
        : notKept(rendered.response, rendered.markup, placeholder, nonce)
    },
  }
}

type Rendered =
  | { page: KeptPage; response?: undefined; markup?: undefined }
  | { page?: undefined; response: Response; markup: Buffer }

/** Headers of a visitor that reach the page: what they change is shown only by pages that are not kept. */
const passedHeaders = ['user-agent', 'referer']

/** Where it can't be found out, the page counts as changed. */
const isRight = (page: KeptPage, asked: Request): Promise<boolean> =>
  page.isStillRight(asked).catch(() => false)

async function renderToKeep(
  { renderToKeep: render, publicUrl, placeholder, now }: KeptPagesOptions,
  asked: Request,
  path: string,
): Promise<Rendered> {
  const headers = new Headers()
  for (const name of passedHeaders) {
    const value = asked.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // Not the visitor's signal either: others may wait for the page when they leave.
  const request = new Request(new URL(path, publicUrl), { headers })
  request.headers.set(keptPageHeader, 'wanted')
  const renderedAt = now()
  const { response, isStillRight } = await render(request, placeholder, asked)
  const markup = Buffer.from(await response.arrayBuffer())
  if (!isToBeKept(response)) return { response, markup }
  response.headers.delete(keptPageHeader)
  return {
    page: {
      headers: [...response.headers],
      body: keptBody(markup, placeholder),
      renderedAt,
      isStillRight,
    },
  }
}

const isToBeKept = ({ status, headers }: Response): boolean =>
  status === 200 && headers.has(keptPageHeader) && !headers.has('set-cookie')

function answerWith({ headers, body }: KeptPage, asked: Request, nonce: string): Response {
  const own = new Headers(headers.map(([name, value]) => [name, value]))
  own.set('vary', 'Accept-Encoding')
  const isGzip = takesGzip(asked.headers.get('accept-encoding'))
  if (isGzip) own.set('content-encoding', 'gzip')
  const sent = isGzip ? body.gzip(nonce) : body.plain(nonce)
  own.set('content-length', `${sent.length}`)
  return new Response(asked.method === 'HEAD' ? null : sent, { headers: own })
}

/** The same decision as the middleware that compresses all other answers. */
function takesGzip(accepted: string | null): boolean {
  if (accepted === null) return false
  const encodings = parseAccept(accepted)
  const named = encodings.find(({ type }) => type.toLowerCase() === 'gzip')
  return (named ?? encodings.find(({ type }) => type === '*'))?.q === 1
}

function notKept(response: Response, markup: Buffer, placeholder: string, nonce: string): Response {
  const { status, headers } = response
  headers.delete(keptPageHeader)
  const body = markup.length > 0 ? markup.toString().replaceAll(placeholder, nonce) : null
  return new Response(body, { status, headers })
}

function withoutMark(response: Response): Response {
  response.headers.delete(keptPageHeader)
  return response
}
