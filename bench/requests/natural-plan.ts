/** NATURAL PLAN's multi-city requests: whether the parser reads all that the golden plan rests on. */
import path from 'node:path'
import { z } from 'zod'
import type { TripBrief } from '#domain/brief/schema.ts'
import { readAll } from './labels.ts'

const record = z.object({
  cities: z.string(),
  durations: z.string(),
  prompt_0shot: z.string(),
})

export interface CityTrip {
  id: string
  text: string
  durations: ReadonlyMap<string, number>
}

export async function readCityTrips(dataDir: string): Promise<CityTrip[]> {
  const texts = await readAll(path.join(dataDir, 'natural-plan'), '.json')
  const records = texts.flatMap((text) =>
    Object.entries(z.record(z.string(), record).parse(JSON.parse(text))),
  )
  return records.map(([id, each]) => {
    const cities = each.cities.split('**')
    const durations = each.durations.split('**').map(Number)
    return {
      id,
      text: each.prompt_0shot,
      durations: new Map(cities.map((city, index) => [city, durations[index] ?? 0])),
    }
  })
}

/** What was read wrongly; nothing when all is right. */
export function judgeCityTrip(brief: TripBrief, { text, durations }: CityTrip): string[] {
  const wrong: string[] = []
  const total = Number(/for (\d+) days in total/.exec(text)?.[1])
  if (brief.days !== total) wrong.push(`days ${brief.days} for ${total}`)
  const named = new Set(brief.destinations.map(({ name }) => name))
  if (named.size !== durations.size || [...durations.keys()].some((city) => !named.has(city))) {
    wrong.push(`cities ${[...named].join(', ')} for ${[...durations.keys()].join(', ')}`)
  }
  for (const [city, days] of durations) {
    const stay = brief.stays.find(({ place }) => place === city)
    if (stay?.days !== days) wrong.push(`${city} ${stay?.days} days for ${days}`)
    const read = (stay?.windows ?? []).map((window) => `${window.days?.first}-${window.days?.last}`)
    const written = windowsIn(text, city)
    if (read.toSorted().join() !== written.toSorted().join()) {
      wrong.push(`${city} windows ${read.join()} for ${written.join()}`)
    }
  }
  const ways = brief.connections.flatMap(({ from, to, bothWays }) =>
    bothWays ? [`${from}>${to}`, `${to}>${from}`] : [`${from}>${to}`],
  )
  const expected = connectionsIn(text)
  if (ways.toSorted().join() !== expected.toSorted().join()) wrong.push('connections')
  return wrong
}

/** The day windows of the sentences that name the city, found by the plainest means. */
function windowsIn(text: string, city: string): string[] {
  const [wishes = ''] = text.split('\n\n')
  return wishes.split('. ').flatMap((sentence) => {
    const days = /day (\d+) (?:and|to) day (\d+)/i.exec(sentence)
    return days && names(sentence, city) ? [`${days[1]}-${days[2]}`] : []
  })
}

function names(sentence: string, city: string): boolean {
  const name = city.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(sentence)
}

function connectionsIn(text: string): string[] {
  const line = text.split('\n\n').find((part) => part.includes('that have direct flights')) ?? ''
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .replace(/\.$/, '')
    .split(', ')
    .flatMap((item) => {
      const oneWay = /^from (.+) to (.+)$/.exec(item)
      if (oneWay) return [`${oneWay[1]}>${oneWay[2]}`]
      const [a, b] = item.split(' and ')
      return [`${a}>${b}`, `${b}>${a}`]
    })
}
