/**
 * Practical questions, answered from what the catalogue, the calendar, the sun and small tables of facts
 * know; each claim with its ground. Several questions in one text are answered together. Null where
 * the text asks nothing practical. What is not known is said so, with who does.
 */
import type { PracticalAnswer, PracticalQuestion, Topic } from './practical-answer.ts'
import { readAsk } from './read-ask.ts'
import { joined } from './said.ts'
import { bestMonths, northernLights, weather } from './topics/climate.ts'
import { customs, drivingSide, emergency, language, plug, time, water } from './topics/everyday.ts'
import { publicHolidays } from './topics/holidays.ts'
import { bookAhead, opening, visitLength } from './topics/hours.ts'
import { layover, luggage } from './topics/layover.ts'
import { cost, currency, tipping } from './topics/money.ts'
import { notOurs } from './topics/not-ours.ts'
import { season } from './topics/season.ts'
import { sun } from './topics/sun.ts'
import { airport, gettingAround, way, whereToStay } from './topics/ways.ts'

const topics: readonly Topic[] = [
  northernLights,
  season,
  bestMonths,
  weather,
  sun,
  publicHolidays,
  opening,
  visitLength,
  bookAhead,
  way,
  airport,
  layover,
  luggage,
  gettingAround,
  whereToStay,
  tipping,
  cost,
  currency,
  plug,
  water,
  emergency,
  language,
  drivingSide,
  time,
  customs,
  notOurs,
]

/** Topics that answer for another one which the same words may mean. */
const covers: Readonly<Partial<Record<Topic['name'], readonly Topic['name'][]>>> = {
  'northern-lights': ['weather', 'sun', 'opening', 'customs'],
  season: ['best-months', 'weather', 'opening', 'visit-length'],
  'best-months': ['weather'],
  opening: ['holidays'],
  'visit-length': ['way'],
  way: ['cost', 'opening', 'weather', 'getting-around'],
  airport: ['getting-around', 'way'],
  layover: ['airport', 'luggage', 'way', 'visit-length', 'unknown', 'time'],
  luggage: ['cost', 'customs'],
  tipping: ['cost', 'customs'],
  currency: ['cost'],
  customs: ['opening', 'weather', 'cost'],
  'book-ahead': ['cost', 'opening'],
  time: ['way'],
  unknown: ['cost', 'customs', 'opening', 'way', 'visit-length'],
}
const mostTopics = 5
const mostGrounds = 12
const mostWords = 3000

export function answerPractical(question: PracticalQuestion): PracticalAnswer | null {
  const ask = readAsk(question)
  const asked = topics
    .map((topic) => ({ topic, at: topic.asked(ask) }))
    .filter(({ at }) => at >= 0)
    .flatMap(({ topic, at }) => {
      const said = topic.answer(ask)
      return said ? [{ name: topic.name, at, said }] : []
    })
  const covered = new Set(asked.flatMap(({ name }) => covers[name] ?? []))
  const kept = asked
    .filter(({ name }) => !covered.has(name))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostTopics)
  const [first] = kept
  const said = joined(kept.map((each) => each.said))
  if (!(first && said)) return null
  return {
    topic: first.name,
    topics: kept.map(({ name }) => name),
    words: said.words.slice(0, mostWords),
    grounds: said.grounds.slice(0, mostGrounds),
    ...(said.unsure && { unsure: true }),
    ...(said.missing && { missing: said.missing }),
  }
}
