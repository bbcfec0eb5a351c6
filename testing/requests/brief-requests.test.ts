import { describe, expect, test } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { printBrief } from '#domain/brief/print/print-brief.ts'
import { type TripBrief, tripBriefSchema } from '#domain/brief/schema.ts'
import { applyFollowUp } from '#domain/follow-up/follow-up.ts'
import { loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { basesAndHours } from './bases-and-hours.ts'
import { bedsInBudgets } from './beds-in-budgets.ts'
import { changedPlans } from './changed-plans.ts'
import { companyAgain } from './company-again.ts'
import { companyInPassing } from './company-in-passing.ts'
import { countedAndExcluded } from './counted-and-excluded.ts'
import { countedCompany } from './counted-company.ts'
import { dates } from './dates.ts'
import { daysToldAgain } from './days-told-again.ts'
import { days, dialogues } from './dialogues.ts'
import { everydayDialogues } from './dialogues-everyday.ts'
import { placeDialogues } from './dialogues-places.ts'
import { toldDialogues } from './dialogues-told.ts'
import { droppedAndPassed } from './dropped-and-passed.ts'
import { endsAndAdditions } from './ends-and-additions.ts'
import { endsCompanyAndFares } from './ends-company-and-fares.ts'
import { everydayDates } from './everyday-dates.ts'
import { everydayGoals } from './everyday-goals.ts'
import { everydayLengths } from './everyday-lengths.ts'
import { everydayMoney } from './everyday-money.ts'
import { everydayParty } from './everyday-party.ts'
import { differences, type Request } from './expected.ts'
import { families } from './families.ts'
import { getaways } from './getaways.ts'
import { goalsAgainstNamesakes } from './goals-against-namesakes.ts'
import { goalsInDoubt } from './goals-in-doubt.ts'
import { goalsInShort } from './goals-in-short.ts'
import { goalsWithDates } from './goals-with-dates.ts'
import { headlines } from './headlines.ts'
import { keptInOwnWords } from './kept-in-own-words.ts'
import { languages } from './languages.ts'
import { leftOpen } from './left-open.ts'
import { everydayLetters } from './letters-everyday.ts'
import { likingsInLists } from './likings-in-lists.ts'
import { listedTowns } from './listed-towns.ts'
import { lovesWaysAndLimits } from './loves-ways-and-limits.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { moneyInWords } from './money-in-words.ts'
import { namedBeside } from './named-beside.ts'
import { namesakesAndSlips } from './namesakes-and-slips.ts'
import { needs } from './needs.ts'
import { ownWords } from './own-words.ts'
import { paraphrases } from './paraphrases.ts'
import { placeNames } from './place-names.ts'
import { placeRoles } from './place-roles.ts'
import { everydayPlaces } from './places-everyday.ts'
import { placesInRoles } from './places-in-roles.ts'
import { portsStaysAndBeds } from './ports-stays-and-beds.ts'
import { quartersAndSights } from './quarters-and-sights.ts'
import { reversals } from './reversals.ts'
import { roadTrips } from './road-trips.ts'
import { roadsBedsAndManners } from './roads-beds-and-manners.ts'
import { routes } from './routes.ts'
import { saidInPassing } from './said-in-passing.ts'
import { saidWhole } from './said-whole.ts'
import { sharedLengths } from './shared-lengths.ts'
import { situations } from './situations.ts'
import { splitDays } from './split-days.ts'
import { spokenDates } from './spoken-dates.ts'
import { startsAndSights } from './starts-and-sights.ts'
import { strangers } from './strangers.ts'
import { supportNames } from './support-names.ts'
import { supportPeople } from './support-people.ts'
import { supportRoutes } from './support-routes.ts'
import { thingsAndNoThings } from './things-and-no-things.ts'
import { toldAndAsked } from './told-and-asked.ts'
import { toldApart } from './told-apart.ts'
import { toldAtLength } from './told-at-length.ts'
import { toldByTurns } from './told-by-turns.ts'
import { toldInClauses } from './told-in-clauses.ts'
import { toldInShort } from './told-in-short.ts'
import { toldLengthsAndEnds } from './told-lengths-and-ends.ts'
import { toldPlacesAndStarts } from './told-places-and-starts.ts'
import { toldStaysAndDays } from './told-stays-and-days.ts'
import { travelledPlaces } from './travelled-places.ts'
import { turnedDown } from './turned-down.ts'
import { waysThere } from './ways-there.ts'
import { whoComes } from './who-comes.ts'
import { wishes } from './wishes.ts'
import { writtenAbroad } from './written-abroad.ts'
import { writtenCompany } from './written-company.ts'
import { writtenJourneys } from './written-journeys.ts'
import { writtenPlaces } from './written-places.ts'
import { writtenRoutes } from './written-routes.ts'
import { writtenWishes } from './written-wishes.ts'

const suites = {
  placesInRoles,
  getaways,
  families,
  dates,
  money,
  routes,
  wishes,
  needs,
  messages,
  paraphrases,
  strangers,
  everydayPlaces,
  reversals,
  ownWords,
  languages,
  everydayDates,
  everydayGoals,
  everydayLengths,
  everydayMoney,
  everydayParty,
  everydayLetters,
  placeRoles,
  placeNames,
  sharedLengths,
  splitDays,
  supportPeople,
  startsAndSights,
  supportNames,
  supportRoutes,
  listedTowns,
  lovesWaysAndLimits,
  travelledPlaces,
  toldAndAsked,
  toldApart,
  toldAtLength,
  toldByTurns,
  toldInClauses,
  daysToldAgain,
  toldInShort,
  toldPlacesAndStarts,
  situations,
  roadTrips,
  writtenPlaces,
  writtenJourneys,
  leftOpen,
  goalsWithDates,
  goalsAgainstNamesakes,
  goalsInDoubt,
  goalsInShort,
  namedBeside,
  waysThere,
  turnedDown,
  quartersAndSights,
  namesakesAndSlips,
  moneyInWords,
  likingsInLists,
  writtenAbroad,
  writtenCompany,
  writtenRoutes,
  writtenWishes,
  droppedAndPassed,
  headlines,
  changedPlans,
  spokenDates,
  whoComes,
  basesAndHours,
  saidInPassing,
  saidWhole,
  bedsInBudgets,
  thingsAndNoThings,
  roadsBedsAndManners,
  toldLengthsAndEnds,
  toldStaysAndDays,
  countedAndExcluded,
  companyAgain,
  companyInPassing,
  countedCompany,
  endsCompanyAndFares,
  endsAndAdditions,
  portsStaysAndBeds,
  keptInOwnWords,
}
const everything = Object.values(suites).flat()
const context = {
  today: '2026-11-15',
  gazetteer: await loadGazetteer(),
  destinations: await loadDestinationNames(),
}

const asked = Object.entries<readonly Request[]>(suites)

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
    ['Jamaica', 'Montego Bay'],
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
