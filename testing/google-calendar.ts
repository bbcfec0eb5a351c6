/**
 * Google's Calendar API v3 and its token endpoint on the loopback, as far as the product uses them and with
 * the answers of the real ones: etags and 412, 409 for an id that was ever used, 410 for what is deleted,
 * 401 for a token that has ended, 403 for a quota. What goes wrong next is said by `failNext`.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const timeSchema = z.union([
  z.object({ date: z.iso.date() }),
  z.object({ dateTime: z.iso.datetime({ offset: true }), timeZone: z.string() }),
])
const eventSchema = z.looseObject({
  id: z.string().regex(/^[a-v0-9]{5,1024}$/),
  summary: z.string(),
  description: z.string().optional(),
  start: timeSchema,
  end: timeSchema,
  status: z.string().default('confirmed'),
})
const calendarSchema = z.object({ summary: z.string(), description: z.string().optional() })

type StoredEvent = z.infer<typeof eventSchema> & { etag: string }
interface StoredCalendar {
  id: string
  summary: string
  description?: string | undefined
  events: Map<string, StoredEvent>
}

interface Reply {
  status: number
  body?: unknown
}

export interface LoopbackGoogle {
  tokenUrl: string
  calendarUrl: string
  calendars: Map<string, StoredCalendar>
  /** Every request to the calendars, as `POST /calendars`. */
  asked: string[]
  /** Answers these first, one a request; a reason is Google's word for a quota. */
  failNext: { status: number; reason?: string }[]
  /** Called before a request is answered, to change the calendar as somebody else would. */
  meanwhile: ((request: string) => void) | undefined
  /** Ends every access token; a refresh makes a new one. */
  endTokens: () => void
  /** The person takes the permission back: neither refresh nor access tokens work. */
  revoke: () => void
  /** The person connects again. */
  allow: () => void
  /** What stands in a calendar now. */
  shown: (calendar: StoredCalendar) => StoredEvent[]
  close: () => void
}

/** `anyToken`: where access tokens come from a stand-in for Google's accounts, and can't be known here. */
export async function startLoopbackGoogle({ anyToken = false, pageSize = 3 } = {}) {
  let counter = 0
  let revoked = false
  const tokens = new Set<string>()
  const next = (prefix: string) => {
    counter += 1
    return `${prefix}${counter}`
  }

  const isAllowed = (request: IncomingMessage) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    return !revoked && token !== '' && (anyToken || tokens.has(token))
  }

  const tokenReply = (form: URLSearchParams): Reply => {
    if (form.get('grant_type') !== 'refresh_token') return { status: 400, body: { error: 'other' } }
    if (revoked) return { status: 400, body: { error: 'invalid_grant' } }
    const token = next('access-')
    tokens.add(token)
    return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
  }

  const paged = (items: readonly unknown[], search: URLSearchParams): Reply => {
    const from = Number(search.get('pageToken') ?? 0)
    const until = from + pageSize
    const more = until < items.length ? { nextPageToken: String(until) } : {}
    return { status: 200, body: { items: items.slice(from, until), ...more } }
  }

  const summaryOf = ({ events: _, ...calendar }: StoredCalendar) => calendar

  const put = (calendar: StoredCalendar, given: unknown, id?: string): Reply => {
    const read = eventSchema.safeParse({ ...(given as object), ...(id && { id }) })
    if (!read.success) return problem(400, 'invalid')
    if (spanOf(read.data) < 0) return problem(400, 'timeRangeEmpty')
    const event = { ...read.data, etag: `"${next('e')}"` }
    calendar.events.set(event.id, event)
    return { status: 200, body: event }
  }

  const eventReply = (
    calendar: StoredCalendar,
    id: string | undefined,
    { method, body, ifMatch, search }: Ask,
  ): Reply => {
    if (id === undefined) {
      if (method === 'GET') return paged([...calendar.events.values()], search)
      const given = eventSchema.safeParse(body).data?.id
      if (given !== undefined && calendar.events.has(given)) return problem(409, 'duplicate')
      return put(calendar, body)
    }
    const known = calendar.events.get(id)
    if (!known) return problem(404, 'notFound')
    if (method === 'GET') return { status: 200, body: known }
    if (ifMatch !== undefined && ifMatch !== known.etag) return problem(412, 'conditionNotMet')
    if (method === 'PUT') return put(calendar, body, id)
    if (known.status === 'cancelled') return problem(410, 'deleted')
    calendar.events.set(id, { ...known, status: 'cancelled', etag: `"${next('e')}"` })
    return { status: 204 }
  }

  const calendarReply = (path: string, ask: Ask): Reply => {
    if (path === '/users/me/calendarList') {
      return paged([...google.calendars.values()].map(summaryOf), ask.search)
    }
    const [, , calendarId, , eventId] = path.split('/').map(decodeURIComponent)
    if (calendarId === undefined) {
      const made = { id: `${next('c')}@group.calendar.google.com`, events: new Map() }
      google.calendars.set(made.id, { ...made, ...calendarSchema.parse(ask.body) })
      return { status: 200, body: { id: made.id, ...calendarSchema.parse(ask.body) } }
    }
    const calendar = google.calendars.get(calendarId)
    if (!calendar) return problem(404, 'notFound')
    if (path.includes('/events')) return eventReply(calendar, eventId, ask)
    if (ask.method === 'DELETE') {
      google.calendars.delete(calendarId)
      return { status: 204 }
    }
    if (ask.method === 'PATCH') Object.assign(calendar, calendarSchema.partial().parse(ask.body))
    return { status: 200, body: summaryOf(calendar) }
  }

  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    const url = new URL(request.url ?? '/', 'http://loopback')
    const say = ({ status, body }: Reply) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }
    if (url.pathname === '/token') return say(tokenReply(new URLSearchParams(text)))
    const path = url.pathname.replace('/calendar/v3', '')
    const method = request.method ?? 'GET'
    google.asked.push(`${method} ${path}`)
    google.meanwhile?.(`${method} ${path}`)
    const failure = google.failNext.shift()
    if (failure) return say(problem(failure.status, failure.reason ?? 'backendError'))
    if (!isAllowed(request)) return say(problem(401, 'authError'))
    const ask: Ask = {
      method,
      search: url.searchParams,
      ifMatch: request.headers['if-match'],
      body: text === '' ? undefined : JSON.parse(text),
    }
    say(calendarReply(path, ask))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const google: LoopbackGoogle = {
    tokenUrl: `${origin}/token`,
    calendarUrl: `${origin}/calendar/v3`,
    calendars: new Map(),
    asked: [],
    failNext: [],
    meanwhile: undefined,
    endTokens: () => tokens.clear(),
    revoke: () => {
      revoked = true
    },
    allow: () => {
      revoked = false
    },
    shown: ({ events }) => [...events.values()].filter(({ status }) => status !== 'cancelled'),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return google
}

interface Ask {
  method: string
  search: URLSearchParams
  ifMatch: string | undefined
  body: unknown
}

const problem = (status: number, reason: string): Reply => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: 'global', reason }] } },
})

function spanOf({ start, end }: z.infer<typeof eventSchema>): number {
  const at = (time: z.infer<typeof timeSchema>) =>
    Date.parse('date' in time ? time.date : time.dateTime)
  return at(end) - at(start)
}
