/** The suites of requests, by name. */

import { basesAndHours } from './bases-and-hours.ts'
import { bedsInBudgets } from './beds-in-budgets.ts'
import { bedsPortsAndLists } from './beds-ports-and-lists.ts'
import { changedPlans } from './changed-plans.ts'
import { companyAgain } from './company-again.ts'
import { companyInPassing } from './company-in-passing.ts'
import { countedAndExcluded } from './counted-and-excluded.ts'
import { countedCompany } from './counted-company.ts'
import { dates } from './dates.ts'
import { daysToldAgain } from './days-told-again.ts'
import { droppedAndPassed } from './dropped-and-passed.ts'
import { endsAndAdditions } from './ends-and-additions.ts'
import { endsCompanyAndFares } from './ends-company-and-fares.ts'
import { everydayDates } from './everyday-dates.ts'
import { everydayGoals } from './everyday-goals.ts'
import { everydayLengths } from './everyday-lengths.ts'
import { everydayMoney } from './everyday-money.ts'
import { everydayParty } from './everyday-party.ts'
import type { Request } from './expected.ts'
import { families } from './families.ts'
import { getaways } from './getaways.ts'
import { goalsAgainstNamesakes } from './goals-against-namesakes.ts'
import { goalsInDoubt } from './goals-in-doubt.ts'
import { goalsInShort } from './goals-in-short.ts'
import { goalsWithDates } from './goals-with-dates.ts'
import { headlines } from './headlines.ts'
import { hoursOfTheWay } from './hours-of-the-way.ts'
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
import { namesAsWritten } from './names-as-written.ts'
import { namesakesAndSlips } from './namesakes-and-slips.ts'
import { needs } from './needs.ts'
import { ownWords } from './own-words.ts'
import { paraphrases } from './paraphrases.ts'
import { placeNames } from './place-names.ts'
import { placeRoles } from './place-roles.ts'
import { everydayPlaces } from './places-everyday.ts'
import { placesInRoles } from './places-in-roles.ts'
import { portsStaysAndBeds } from './ports-stays-and-beds.ts'
import { pricesOfThings } from './prices-of-things.ts'
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
import { wishesAndNoWishes } from './wishes-and-no-wishes.ts'
import { writtenAbroad } from './written-abroad.ts'
import { writtenCompany } from './written-company.ts'
import { writtenJourneys } from './written-journeys.ts'
import { writtenPlaces } from './written-places.ts'
import { writtenRoutes } from './written-routes.ts'
import { writtenWishes } from './written-wishes.ts'

export const requestSuites: Readonly<Record<string, readonly Request[]>> = {
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
  hoursOfTheWay,
  portsStaysAndBeds,
  keptInOwnWords,
  bedsPortsAndLists,
  namesAsWritten,
  pricesOfThings,
  wishesAndNoWishes,
}
