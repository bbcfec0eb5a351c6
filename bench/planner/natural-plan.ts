/**
 * NATURAL PLAN's trips over several cities: the request as it is written is parsed and planned, and
 * the plan is held against the request by its own reading of it, then against the golden plan.
 */
import { z } from 'zod'
import type { BriefContext } from '#domain/brief/brief-context.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { planTrip, shownTrip } from '#domain/planner/multi-city/plan-trip.ts'
import { requestFromBrief } from '#domain/planner/multi-city/request-from-brief.ts'
import { staysByDay } from '#domain/trip/stays.ts'
import { percentOf } from '../figures.ts'
import { type RequestOptions, readDataFile, timesOf } from './measured.ts'

const records = z.record(
  z.string(),
  z.object({
    cities: z.string(),
    durations: z.string(),
    prompt_0shot: z.string(),
    golden_plan: z.string(),
  }),
)
type TripRecord = z.infer<typeof records>[string]
type Visit = { city: string; first: number; last: number }

export async function measureNaturalPlan(dataDir: string, options: RequestOptions) {
  const text = await readDataFile(dataDir, 'natural-plan', '.json')
  const all = Object.entries(records.parse(JSON.parse(text)))
  const cases = all.filter((_, index) => index % (options.sample ?? 1) === 0)
  // The first request would otherwise pay for compiling the code.
  for (const [, { prompt_0shot }] of cases.slice(0, 5)) planOf(prompt_0shot, options.context)
  let valid = 0
  let exact = 0
  const times: number[] = []
  for (const [id, record] of cases) {
    const startedAt = performance.now()
    const visits = planOf(record.prompt_0shot, options.context)
    times.push(performance.now() - startedAt)
    const broken = visits ? violations(visits, record) : ['no plan']
    const same = JSON.stringify(visits) === JSON.stringify(goldenVisits(record.golden_plan))
    if (broken.length === 0) valid += 1
    if (same) exact += 1
    if (broken.length > 0 || !same)
      options.progress?.(`${id}: ${broken.join('; ') || 'another valid plan'}`)
  }
  return {
    valid: percentOf(valid, cases.length),
    exact: percentOf(exact, cases.length),
    requests: cases.length,
    milliseconds: timesOf(times),
  }
}

function planOf(text: string, context: BriefContext): Visit[] | undefined {
  const trip = shownTrip(planTrip(requestFromBrief(parseBrief(text, context))))
  return trip && staysByDay(trip)
}

function goldenVisits(text: string): Visit[] {
  const line =
    /^\*\*Day (\d+)(?:-(\d+))?:\*\* (?:Arriving in .+? and visit|Visit) (.+?) for \d+ day/gm
  return [...text.matchAll(line)].map(([, first = '', last = first, city = '']) => ({
    city,
    first: Number(first),
    last: Number(last),
  }))
}

/** What the request asks for and the plan does not keep. */
function violations(visits: readonly Visit[], record: TripRecord): string[] {
  const text = record.prompt_0shot
  const broken: string[] = []
  const days = Number(/(\d+) days in total/.exec(text)?.[1])
  if (visits[0]?.first !== 1 || visits.at(-1)?.last !== days) broken.push('length')
  const wanted = record.cities.split('**')
  const lengths = record.durations.split('**')
  if (visits.length !== wanted.length) broken.push('number of cities')
  for (const [index, city] of wanted.entries()) {
    const visit = visits.find((each) => each.city === city)
    if (!visit) broken.push(`${city} is missing`)
    else if (visit.last - visit.first + 1 !== Number(lengths[index])) broken.push(`days in ${city}`)
  }
  const flights = flightsIn(text)
  for (const [index, visit] of visits.entries()) {
    const next = visits[index + 1]
    if (!next) break
    if (next.first !== visit.last) broken.push(`a gap after ${visit.city}`)
    if (!flights.has(`${visit.city}>${next.city}`)) broken.push(`no flight to ${next.city}`)
  }
  const event = /[^.]*?\bday (\d+) (?:and|to) day (\d+)[^.]*/gi
  for (const [sentence, from, to] of (text.split('\n\n')[0] ?? '').matchAll(event)) {
    const there = visits.find(({ city }) => new RegExp(`\\b${city}\\b`).test(sentence))
    if (!there || there.first > Number(from) || there.last < Number(to))
      broken.push(sentence.trim())
  }
  return broken
}

function flightsIn(text: string): Set<string> {
  const list = /direct flights:\n(.+?)\.?\n/.exec(text)?.[1] ?? ''
  const flights = new Set<string>()
  for (const way of list.split(', ')) {
    const [from = '', to = ''] = way.replace(/^from /, '').split(/ (?:and|to) /)
    flights.add(`${from}>${to}`)
    if (!way.startsWith('from ')) flights.add(`${to}>${from}`)
  }
  return flights
}
