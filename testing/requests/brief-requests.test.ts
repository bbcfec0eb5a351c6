import { describe, expect, test } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { printBrief } from '#domain/brief/print/print-brief.ts'
import { type TripBrief, tripBriefSchema } from '#domain/brief/schema.ts'
import { applyFollowUp } from '#domain/follow-up/follow-up.ts'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { days, dialogues } from './dialogues.ts'
import { everydayDialogues } from './dialogues-everyday.ts'
import { placeDialogues } from './dialogues-places.ts'
import { toldDialogues } from './dialogues-told.ts'
import { differences } from './expected.ts'
import { requestSuites } from './suites.ts'

const everything = Object.values(requestSuites).flat()
const context = {
  today: '2026-11-15',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}

const asked = Object.entries(requestSuites)

/** Each request is read once, and held to its expectation, to the schema and to what it prints. */
const read = new Map<string, TripBrief>()
function briefOf(text: string): TripBrief {
  const brief = read.get(text) ?? parseBrief(text, context)
  read.set(text, brief)
  return brief
}

describe.each(asked)('requests: %s', (_, requests) => {
  test.each(requests.map(([text, expected]) => ({ text, expected })))(
    '$text',
    ({ text, expected }) => {
      expect(differences(briefOf(text), expected)).toEqual([])
    },
  )

  test('each brief, printed as sentences, is read as the same brief', () => {
    for (const [text] of oneOfEvery(3, requests)) {
      const brief = briefOf(text)
      expect(comparable(parseBrief(printBrief(brief), context)), text).toEqual(comparable(brief))
    }
  })
})

test('every brief is what the schema says, and its spans are parts of the text', () => {
  for (const [text] of asked.flatMap(([, requests]) => requests)) {
    const brief = tripBriefSchema.parse(briefOf(text))
    for (const { start, end, text: part } of brief.spans) expect(text.slice(start, end)).toBe(part)
  }
})

test.each([
  ['Sevilla as a base, one day Cordoba one day Cadiz, 6 days total', ['Sevilla']],
  ['edinburgh 4 days, would like a day out at St Andrews and one at Stirling', ['Edinburgh']],
  [
    'delhi agra jaipur udaipur two weeks november golden triangle plus',
    ['Delhi', 'Agra', 'Jaipur', 'Udaipur'],
  ],
  [
    'Antigua Guatemala 3 nights, lake atitlan 3, flores for tikal 2',
    ['Antigua Guatemala', 'Lake Atitlan', 'Flores'],
  ],
])('days out, what one goes for and an area that sums up are no goals: %s', (text, goals) => {
  expect(briefOf(text).destinations.map(({ name }) => name)).toEqual(goals)
})

test.each([
  ['Naples with the kids, gulf sunsets, flying into fort myers', ['Naples']],
  ['manchester vt for leaf peeping, from nyc, 2 nts columbus day wknd', ['Manchester']],
  [
    'need to ask Kingston if he still wants Kingston, otherwise montego bay. jamaica either way, 6 nights',
    ['Jamaica', 'Montego Bay', 'Kingston'],
  ],
])('what only its own words leave open is asked about: %s', (text, goals) => {
  const { destinations, contradictions } = briefOf(text)
  expect(destinations.map(({ name }) => name)).toEqual(goals)
  expect(contradictions.some(({ slots }) => slots.includes('destination'))).toBe(true)
})

test('an outing by ferry from a coast is no goal of its own', () => {
  const text = 'amalfi coast. ferry to capri for the day. 5n june for our honeymoon budget 4k euros'
  expect(briefOf(text)).toMatchObject({
    destinations: [{ name: 'Amalfi Coast' }],
    mustSee: ['Capri'],
  })
})

test('the suite is as large as it claims', () => {
  expect(new Set(everything.map(([text]) => text)).size).toBeGreaterThanOrEqual(2400)
})

describe.each([...dialogues, ...everydayDialogues, ...placeDialogues, ...toldDialogues])(
  'after "$request"',
  ({ request, turns }) => {
    test(turns.map(({ says }) => says).join(' / '), () => {
      let brief = parseBrief(request, context)
      for (const { says, gives, changes = [], undo = false } of turns) {
        const followUp = applyFollowUp(brief, says, context, days)
        expect(followUp.understood, says).toBe(true)
        expect(differences(followUp.brief, gives), says).toEqual([])
        expect(followUp, says).toMatchObject({ changes, undo, unknownDays: [] })
        brief = tripBriefSchema.parse(followUp.brief)
      }
    })
  },
)

/** Words that mean the same may come in another order; where they stood does not matter, nor what said nothing. */
function comparable({ spans, notUnderstood, language, ...brief }: TripBrief): unknown {
  return sortedLists(brief)
}

function sortedLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every((item) => typeof item === 'string')
      ? value.toSorted()
      : value.map(sortedLists)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sortedLists(part)]))
}
