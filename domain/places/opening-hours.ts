/**
 * Opening hours as OpenStreetMap writes them, the part a catalogue needs: rules split by `;`, each
 * `[months] [weekdays] times|off`, the last rule that matches a date decides. `24/7` is always.
 */

/** Minutes after midnight; `to` may pass 1440 when the place closes after midnight. */
export interface OpenSpan {
  from: number
  to: number
}

interface Rule {
  /** Inclusive day-of-year keys `month * 100 + day`; may wrap around the new year. Empty: all year. */
  seasons: { from: number; to: number }[]
  /** 0 is Sunday. Empty: every day. */
  weekdays: ReadonlySet<number>
  /** Empty: closed. */
  spans: OpenSpan[]
}

export type OpeningHours = readonly Rule[]

export type ParsedHours = { ok: true; hours: OpeningHours } | { ok: false; reason: string }

const weekdayNames = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]

const rulePattern =
  /^(?<seasons>(?:[a-z]{3}(?: \d{1,2})?(?:-(?:[a-z]{3}(?: \d{1,2})?|\d{1,2}))?,? ?)+?(?=$| (?:mo|tu|we|th|fr|sa|su)\b| \d{1,2}:| off))? ?(?<days>(?:(?:mo|tu|we|th|fr|sa|su)(?:-(?:mo|tu|we|th|fr|sa|su))?,? ?)+)? ?(?<times>off|\d{1,2}:\d{2}-\d{1,2}:\d{2}(?:, ?\d{1,2}:\d{2}-\d{1,2}:\d{2})*)$/

const always: Rule = { seasons: [], weekdays: new Set(), spans: [{ from: 0, to: 1440 }] }

export function parseOpeningHours(text: string): ParsedHours {
  if (text.trim() === '24/7') return { ok: true, hours: [always] }
  const hours: Rule[] = []
  for (const part of text.split(';')) {
    const rule = parseRule(part.trim().toLowerCase())
    if (typeof rule === 'string') return { ok: false, reason: `${rule} in "${part.trim()}"` }
    hours.push(rule)
  }
  return { ok: true, hours }
}

/** The spans in which a place is open on a date (`2027-05-01`), by local time; none when closed. */
export function openSpansOn(hours: OpeningHours, date: string): readonly OpenSpan[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const day = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))
  const deciding = hours.findLast((rule) => inSeason(rule, day) && onWeekday(rule, weekday))
  return deciding?.spans ?? []
}

function inSeason(rule: Rule, day: number): boolean {
  if (rule.seasons.length === 0) return true
  return rule.seasons.some(({ from, to }) =>
    from <= to ? day >= from && day <= to : day >= from || day <= to,
  )
}

function onWeekday(rule: Rule, weekday: number): boolean {
  return rule.weekdays.size === 0 || rule.weekdays.has(weekday)
}

function parseRule(text: string): Rule | string {
  const groups = rulePattern.exec(text)?.groups
  if (!groups) return 'not opening hours'
  const seasons: Rule['seasons'] = []
  for (const item of listOf(groups.seasons)) {
    const season = parseSeason(item)
    if (typeof season === 'string') return season
    seasons.push(season)
  }
  const weekdays = new Set<number>()
  for (const item of listOf(groups.days)) {
    const [first = '', last = first] = item.split('-')
    const from = weekdayNames.indexOf(first)
    const length = (weekdayNames.indexOf(last) - from + 7) % 7
    for (let step = 0; step <= length; step += 1) weekdays.add((from + step) % 7)
  }
  const spans: OpenSpan[] = []
  for (const item of groups.times === 'off' ? [] : listOf(groups.times)) {
    const span = parseSpan(item)
    if (typeof span === 'string') return span
    spans.push(span)
  }
  return { seasons, weekdays, spans }
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

function parseSeason(text: string): { from: number; to: number } | string {
  const [first = '', last = first] = text.split('-')
  const start = /^([a-z]{3})(?: (\d{1,2}))?$/.exec(first)
  const end = /^(?:([a-z]{3}))?(?: ?(\d{1,2}))?$/.exec(last)
  if (!(start && end)) return `unknown season ${text}`
  const startMonth = monthNames.indexOf(start[1] ?? '') + 1
  const endMonth = end[1] ? monthNames.indexOf(end[1]) + 1 : startMonth
  if (startMonth === 0 || endMonth === 0) return `unknown month in ${text}`
  const from = startMonth * 100 + Number(start[2] ?? 1)
  const to = endMonth * 100 + Number(end[2] ?? (first === last && start[2] ? start[2] : 31))
  return { from, to }
}

function parseSpan(text: string): OpenSpan | string {
  const match = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(text)
  if (!match) return `not a span: ${text}`
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number)
  if (fromHour > 24 || toHour > 30 || fromMinute > 59 || toMinute > 59) {
    return `impossible time ${text}`
  }
  const from = fromHour * 60 + fromMinute
  const end = toHour * 60 + toMinute
  const to = end <= from ? end + 1440 : end
  return { from, to }
}
