/** Every destination of the catalogue, named in passing beside the goal, is no goal; and the other way round. */
import { expect, test } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'

const { destinations } = await loadCatalogue()
const context = { today: '2026-11-15', gazetteer: await loadGazetteer(), destinations }

/** The goal of the request, or nothing where it has several or asks. */
function goalOf(text: string): string | undefined {
  const brief = parseBrief(text, context)
  const asks =
    brief.choice || brief.contradictions.some(({ slots }) => slots.includes('destination'))
  return asks || brief.destinations.length > 1 ? undefined : brief.destinations[0]?.slug
}

type Frame = (named: string, goal: string) => string

/** Each sentence begins with another destination: all are named every day, and by every sentence in full runs. */
let sentences = 0
const namedHere = () => oneOfEvery(3, destinations, sentences++)

/** The destinations that the sentence takes for something else than what it should. */
function wrongIn(frame: Frame, isNamedTheGoal: boolean): string[] {
  return namedHere().flatMap(({ slug, name }) => {
    const goal = slug === 'lisbon' ? 'Vienna' : 'Lisbon'
    const text = frame(name, goal)
    return goalOf(text) === (isNamedTheGoal ? slug : goal.toLowerCase()) ? [] : [text]
  })
}

test.each<[string, Frame]>([
  ['an earlier trip', (x, goal) => `we loved ${x} last year, now ${goal} for 4 nights`],
  ['an earlier trip', (x, goal) => `been to ${x} twice already. ${goal} for 4 days in july`],
  ['an earlier trip', (x, goal) => `thanks again for the trip to ${x}. Next 4 days in ${goal}`],
  ['a refusal', (x, goal) => `not ${x} again please, ${goal} this time, 5 days`],
  ['a refusal', (x, goal) => `everyone says skip ${x} so 4 nights in ${goal}`],
  ['a refusal', (x, goal) => `no ${x} pls. ${goal}, 1 week july`.toLowerCase()],
  ['a comparison', (x, goal) => `${goal} is better than ${x}, so 3 nights in ${goal}`],
  ['a comparison', (x, goal) => `${goal}, where is good ${x}-style pizza, 3 days`],
  ['what was given up', (x, goal) => `our trip to ${x} got cancelled, so ${goal} 1-8 may`],
  [
    'what was given up',
    (x, goal) => `we were gonna do ${x} but its too dear, so: ${goal}, 5 nights`,
  ],
  ['what was given up', (x, goal) => `${x} next time. now 3 days in ${goal}`],
  ['an airline', (x, goal) => `flying with ${x}'s airline to ${goal}, 4 nights`],
  ['a team', (x, goal) => `${goal} v ${x} tickets!! so ${goal} 2 nights from friday`],
  ['a house', (x, goal) => `staying at the Hotel ${x} in ${goal} for 3 nights`],
  ['a street', (x, goal) => `our flat is in ${x} Street in ${goal}, 3 nights`],
  ['a child', (x, goal) => `me and my daughter ${x} (9) to ${goal}, 3 days`],
  ['a film', (x, goal) => `we watched a film about ${x} and now want a weekend in ${goal}`],
  ["somebody else's town", (x, goal) => `my grandmother is from ${x}. 3 days in ${goal}`],
  ["somebody else's town", (x, goal) => `my sister lives in ${x}, but we go to ${goal} for 5 days`],
  [
    "somebody else's town",
    (x, goal) => `our neighbours are in ${x}. we would like ${goal}, 4 days`,
  ],
  ['a change of planes', (x, goal) => `5 nights in ${goal}, we change planes in ${x}`],
  ['a layover', (x, goal) => `3 hour layover in ${x}, then ${goal} for a week`],
  ['an errand', (x, goal) => `need a visa from the embassy in ${x} first, then 2 weeks in ${goal}`],
  ['a conference', (x, goal) => `after a conference in ${x} i want 3 days in ${goal}`],
  ['the start', (x, goal) => `${goal} 3 nights from ${x}, 2 ppl`.toLowerCase()],
  ['the way home', (x, goal) => `10 days ${goal}, home to ${x} on 12 may`],
  ['a new home', (x, goal) => `we moved to ${x} last month. a week in ${goal} in april`],
  ['a part that is booked', (x, goal) => `3 nights in ${goal}, then on to ${x} which is booked`],
  ['a vote', (x, goal) => `some of us live in ${x}. we have voted: ${goal}, 3 nights`],
])('%s is no goal', (_, frame) => {
  expect(wrongIn(frame, false)).toEqual([])
})

test.each<[string, Frame]>([
  ['what is to be seen there', (x) => `${x}'s best museums in 3 days`],
  ['what is to be seen there', (x) => `${x}'s nightlife, 2 nights, 4 lads`.toLowerCase()],
  ['days, beside where one comes from', (x, from) => `4 nights in ${x}, flying from ${from}`],
  ['nights, in small letters', (x) => `${x} 4 nights in june w my gf`.toLowerCase()],
])('%s makes it the goal', (_, frame) => {
  expect(wrongIn(frame, true)).toEqual([])
})

test.each<[string, Frame]>([
  ['another like it', (x) => `somewhere like ${x} but smaller, 4 days in May`],
  ['one of two', (x, other) => `${x} or ${other}, 3 nights in may`],
  ['what may be', (x, other) => `maybe ${x}, maybe ${other}, 3 nights`],
])('%s is asked about', (_, frame) => {
  const planned = namedHere().filter(({ name }) =>
    goalOf(frame(name, name === 'Lisbon' ? 'Vienna' : 'Lisbon')),
  )
  expect(planned.map(({ name }) => name)).toEqual([])
})
