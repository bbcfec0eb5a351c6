/**
 * Conditions on the days, in the words of a request: no lines, nothing to book, no heights, three things a day.
 * Each row has the phrasings, and what they exclude from the town or limit on a day; what can't be checked by what
 * is known of places is told.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { hasStairs, isUphill } from '../hard-going.ts'
import { keepsSabbath, noneThatRides, ridesNotOn, walksOn } from './days-on-foot.ts'
import {
  type KindLimit,
  kindLimitIn,
  kindsADayIn,
  limitOfKind,
  oneOfKindADay,
} from './kind-limits.ts'
import { oneNightOut } from './one-night-out.ts'
import { drinksNothing, isForDrinking } from './sober.ts'

export interface Condition {
  heard: RegExp
  /** Why a place is excluded, in a sentence; null where it may stay. */
  refuses?: (place: Place) => string | null
  /** Kinds limited to one a day. */
  oneADay?: readonly PlaceKind[]
  /** Kinds limited to one a day, from the words said. */
  someADay?: (words: string) => readonly PlaceKind[]
  /** A maximum of a kind for the whole stay. */
  limit?: (words: string) => KindLimit | null
  /** The most sights a day. */
  mostSights?: (words: string) => number
  /** Whether places that a wish is for stay all the same. */
  spares?: 'wished'
  /** A sentence for the plan. */
  says?: string
  /** A sentence where it is not known of places, so that it can't be promised. */
  unknown?: string
}

const no =
  "(?:no|not|nothing|nowhere|never|without|avoid(?:ing)?|hates?|skip|can'?t|cannot|(?:do(?:n'?t| not)|would rather not|rather not|don'?t want to|won'?t)(?: (?:want|like|do|go|have))?(?: to)?)"
const few = '[^.;!?]{0,28}?'
const heard = (...parts: string[]) =>
  new RegExp(parts.map((part) => `\\b(?:${part})\\b`).join('|'), 'i')
const told = (place: Place) => `${place.name} ${allSaid(place)}`
/** Renown (0 to 1) from which a sight is kept all the same, and told to have the thing. */
const greatSight = 0.95

/** "No tickets booked yet", "no reservations made so far": still to be done, and no condition. */
const stillToDo =
  "(?<!\\b(?:tickets?|hotels?|flights?|rooms?|tables?|trains?|seats?|anything|nothing(?: is)?|haven'?t|have not|not) (?:been )?(?:booked|reserved))(?! (?:(?:was|were|been|have been|has been) )?(?:made|done|yet|so far|as yet)\\b)"

const inLine =
  /\b(?:long lines?|a line (?:on|outside|at|down|round|around)|queues?|lines? (?:form|are long|of people)|waits? of)\b/i
const high =
  /\b(?:tower|observation|observatory|sky ?deck|skywalk|sky garden|lookout|look-?out|cable car|ferris wheel|big wheel|panoramic lift|rooftop|dome climb|summit|glass floor|empire state|top of the)\b/i
const ofBoats =
  /\b(?:boats?|cruises?|ferr(?:y|ies)|sail(?:ing)?|kayaks?|gondolas?|catamaran|vaporetto|rowing|canoes?|rafting)\b/i
const goesByBoat = ({ name, kind, about }: Place) =>
  ofBoats.test(name) || (kind === 'activity' && ofBoats.test(about))
const ofWar =
  /\b(?:war|wartime|battle(?:field)?s?|holocaust|nazis?|schindler|ghetto|concentration camp|death camp|gestapo|genocide|massacre|executions?|torture|bombs?|bunkers?|terror|occupation|deport\w+|secret police|gulag)\b/i
const goingUp = new Set<PlaceKind>([
  'neighbourhood',
  'viewpoint',
  'ruins',
  'nature',
  'park',
  'worship',
  'landmark',
  'palace',
])

export const conditions: readonly Condition[] = [
  {
    heard: heard(
      `${no}${few}(?:steps|stairs|staircases|climbs?|climbing)`,
      'bad (?:knees?|hips?)|(?:knees?|hips?|legs) (?:is|are) (?:\\w+ )?(?:bad|weak|gone|not (?:good|great))|stairs are (?:a problem|hard|difficult)',
    ),
    refuses: (place) =>
      ((place.stepFree === false && goingUp.has(place.kind)) || hasStairs(place)) &&
      place.essential < greatSight
        ? 'It has stairs or a climb, and you want little of that.'
        : null,
  },
  {
    heard: heard(
      `${no}${few}(?:steep|hills?|hilly|slopes?|uphill|inclines?)`,
      '(?:only |mostly )?(?:flat|level) (?:ground|ways?|walks?|routes?|streets?|paths?)',
    ),
    refuses: (place) =>
      (isUphill(place) || /\b(?:steep(?:ly)?|uphill|hilly)\b/i.test(told(place))) &&
      place.stepFree !== true &&
      place.essential < greatSight
        ? 'It lies up a hill, and you asked for level ways.'
        : null,
  },
  {
    heard: heard(
      `${no}${few}(?:queu(?:es?|ing)|long lines?|lines|(?:stand|wait)(?:ing)? in line|waiting)`,
    ),
    refuses: (place) =>
      inLine.test(allSaid(place)) && place.essential < greatSight
        ? 'One waits in line there, and you asked for none.'
        : null,
    says: 'No lines: what is known for them is left out; for the rest, timed tickets and the first hour of the day keep the wait short.',
  },
  {
    heard: heard(
      `${no}${few}(?:need(?:s|ing)?|ha(?:s|ve)|require[sd]?|to be)?${few}(?:book(?:ed|ing|ings)?|reserv(?:ed|ation|ations|ing))(?: (?:in advance|ahead|beforehand))?${stillToDo}`,
    ),
    refuses: ({ booking, dayTrip }) =>
      booking === 'needed' || booking === 'tour' || booking === 'seats' || dayTrip?.bookAhead
        ? 'It has to be booked, and you asked for nothing that does.'
        : null,
    says: 'Nothing that has to be booked ahead, as far as is known.',
  },
  {
    heard: heard(
      `${no} (?:more than (?:one|1)|two|2)${few}museums?${few}(?:a|per|one|same|each|in one) day`,
      '(?:only |just |max(?:imum)? |at most )?one museum (?:a|per|each) day',
    ),
    oneADay: ['museum', 'gallery'],
    says: 'One museum a day at most.',
  },
  {
    heard: heard(
      'one (?:big|main|major|great) (?:thing|sight|activity|attraction) (?:a|per|each) day',
    ),
    mostSights: () => 3,
    says: 'Three sights a day at most.',
  },
  {
    heard: heard(
      '(?:no more than|not more than|at most|max(?:imum)?(?: of)?|only|two or|just)? ?(?:two|three|four|2|3|4) (?:things|sights|stops|places|activities)(?: at most| max)? (?:a|per|each|in a) day',
    ),
    mostSights: countIn,
    says: 'As many sights a day as you said, and no more.',
  },
  {
    heard: heard(
      `${no}${few}(?:heights|towers)`,
      '(?:scared|afraid|fear|terrified) of heights',
      'vertigo',
    ),
    refuses: (place) =>
      high.test(place.name) || (place.kind === 'viewpoint' && high.test(allSaid(place)))
        ? 'One goes up high there, and you asked for no heights.'
        : null,
  },
  {
    heard: heard(`${no} (?:boats?|boat (?:trips?|rides?)|cruises?|ferries)`),
    refuses: (place) =>
      goesByBoat(place) ? 'One goes by boat there, and you asked for none.' : null,
  },
  {
    heard: heard('(?:get|gets|am|is|are) (?:\\w+ )?sea-?sick'),
    refuses: (place) =>
      goesByBoat(place)
        ? 'One goes by boat there, and who gets seasick may not enjoy it: name it to have it.'
        : null,
    says: 'Boats are left out for whoever gets seasick, but for those you named: ask how rough it is on the day before you pay.',
  },
  {
    // One of several: what is poured or hot is for the others.
    heard: heard(
      "(?:is|am|are|(?:\\w+'s|she's|i'm)) (?:\\w+ ){0,4}pregnant",
      'pregnant (?:wife|sister|friend|partner|girlfriend|daughter)',
    ),
    refuses: (place) =>
      place.kind !== 'nightlife' && isForDrinking(place)
        ? 'It is for tasting what is poured, and one of you is pregnant: name it to have it.'
        : null,
    spares: 'wished',
    says: 'With somebody pregnant: no tastings that you did not ask for; hot pools, saunas and steam are not for her, so ask each bath for a cooler pool, and each bar for drinks without alcohol.',
  },
  {
    heard: heard(
      `${no}${few}(?:about|of|on|with|to do with)? ?(?:the )?(?:war|wars|holocaust|nazis?|death camps?)`,
    ),
    refuses: (place) =>
      ofWar.test(told(place)) && place.kind !== 'restaurant'
        ? 'It tells of war, and you asked for nothing of it.'
        : null,
  },
  {
    heard: heard(`${no}${few}(?:tube|underground|metro|subway)`, 'claustrophobi(?:c|a)'),
    unknown:
      'Rides are told as public transport, and whether by bus or underground is not known here: ask the route planner of the town for buses and trams alone, and allow a little more time.',
  },
  {
    heard: heard(
      `(?:${no}|at most|max(?:imum)?)[^.;,!?]{0,16}? more than (?:about )?(?:a|one|two|three|[1-9]) ?(?:km|kilomet(?:er|re)s?|miles?)(?: a day| on foot| at once| at a time)?`,
    ),
    unknown:
      'The kilometers of a day are not bounded: ways of more than ten minutes are rides, and how long the longest day is on foot stands above. Take a taxi where that is too much.',
  },
  {
    heard: heard(
      '(?:everything |all )?(?:with)?in walking distance of (?:the|our|my) (?:hotel|lodging|flat|apartment)',
      'no (?:public transport|buses)',
    ),
    unknown:
      'Not everything is within a walk: ways of up to 25 minutes are on foot, and what lies farther is told with its ride. Leave those out, or take a taxi.',
  },
  { heard: heard(limitOfKind), limit: kindLimitIn },
  { heard: heard(oneOfKindADay), someADay: kindsADayIn },
  {
    heard: heard(
      `not (?:only|just|all|nothing but|always) (?:about )?(?:the )?(?<many>bars?|pubs?|clubs?|museums?|church(?:es)?|temples?|markets?)`,
    ),
    someADay: (words) => kindsADayIn(`only one ${/\w+$/.exec(words)?.[0] ?? ''} a day`),
  },
  {
    heard: heard(drinksNothing),
    refuses: (place) => (isForDrinking(place) ? 'One goes there to drink, and you do not.' : null),
  },
  // Applied elsewhere, by the days.
  { heard: heard(ridesNotOn, noneThatRides, walksOn, keepsSabbath) },
  { heard: heard(oneNightOut) },
  // Applied elsewhere, by the plan for rain and by the days of a stay.
  {
    heard: heard(
      "indoors? (?:things |stuff |plans? )?(?:if|when|in case) it(?:['’]s)? rain(?:s|ing|y)?",
      '(?:if|when) it rains?,? indoors?',
    ),
  },
  { heard: heard('school (?:holidays?|breaks?|vacations?)') },
  {
    heard: heard('(?:with|and|bring(?:ing)?|take|taking) (?:our|my|the|a) (?:\\w+ )?(?:dog|puppy)'),
    unknown:
      'Which houses let a dog in is not known here: museums and most sights do not, so one of you waits outside, or ask before you go.',
  },
]

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

function countIn(words: string): number {
  const said = /\b(two|three|four|[234])\b (?:things|sights|stops|places|activities)/i.exec(
    words,
  )?.[1]
  return numbers[said?.toLowerCase() ?? ''] ?? Number(said)
}
