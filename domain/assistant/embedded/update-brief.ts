/** The brief of a conversation with one more message in it, and what that message told. */

import { checked } from '#domain/brief/check-brief.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { applyFollowUp } from '#domain/follow-up/follow-up.ts'
import type { Slot } from './memory.ts'
import type { EmbeddedKnowledge, Heard } from './message-context.ts'

const joining = /\b(?:and|also|add|plus|then|too|as well|both|after that|combine)\b/

export function updateBrief(
  before: TripBrief,
  heard: Heard,
  knowledge: EmbeddedKnowledge,
  today: string,
): TripBrief {
  const { said, text, lower } = heard
  const context = {
    today,
    gazetteer: knowledge.gazetteer,
    destinations: knowledge.catalogue.destinations,
  }
  const isFirst = before.destinations.length === 0 && before.days === undefined && !before.dates
  const search = said.search ?? before.search
  const merged = isFirst && isEmptyTaste(before) ? said : applyFollowUp(before, text, context).brief
  const isHome = said.origin !== undefined && said.destinations.length === 0
  const settled = isHome
    ? { ...merged, origin: said.origin, destinations: before.destinations }
    : merged
  const goals = withGoals(before, { ...settled, ...(search && { search }) }, said, lower)
  const counted = describes.test(lower) ? withSameCount(before, goals) : goals
  return checked(bare(withRefusedKinds(withKeptTime(before, counted, heard), lower)), today)
}

const monthOrDate =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d{1,2}[./-]\d{1,2}|\d{4}|\b(?:spring|summer|autumn|fall|winter|easter|christmas|new year|next (?:week|month|year|weekend)|this weekend|holidays)\b/
const dayOfMonth = /\b(?:from|on|starting|by) (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)\b/
const changing = /\b(?:instead|change|move|start|rather|then|actually|make it|shift)\b/

/**
 * Keeps the dates and the length of the trip where the message speaks of them otherwise: "Is it open on Mondays?",
 * "an island for a day".
 */
function withKeptTime(before: TripBrief, brief: TripBrief, { said, lower }: Heard): TripBrief {
  let kept = brief
  const known = before.dates?.start ?? before.dates?.earliest
  const day = dayOfMonth.exec(lower)?.groups?.day
  if (before.dates && said.dates && !monthOrDate.test(lower)) {
    const start = day && known ? `${known.slice(0, 8)}${day.padStart(2, '0')}` : undefined
    const moved = start && Number(day) <= 28 ? { start, precision: 'exact' as const } : undefined
    const stays =
      moved ??
      nearWeekday(lower, known) ??
      (changing.test(lower) && said.dates.start ? kept.dates : before.dates)
    kept = { ...kept, ...(stays && { dates: stays }) }
  }
  if (
    !before.dates &&
    said.dates &&
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/.test(lower)
  ) {
    const { dates: _, ...timeless } = kept
    kept = timeless
  }
  if (before.days !== undefined && feast.test(lower) && !countsDays.test(lower)) {
    const start = kept.dates?.start
    kept = { ...kept, days: before.days, ...(start && { dates: { start, precision: 'exact' } }) }
  }
  const isOuting =
    /\b(?:for|in|as) a day\b|\bday (?:trip|out)\b|\ba rainy (?:day|\w+day)\b|\bone day (?:out|trip)\b/.test(
      lower,
    )
  if (before.days !== undefined && said.days === 1 && isOuting)
    kept = { ...kept, days: before.days }
  return {
    ...kept,
    mustSee: kept.mustSee.filter((name) => /\p{Lu}/u.test(name) && !sameGoal(kept, name)),
  }
}

const feast = /\b(?:easter|christmas|new year|whitsun|pentecost|carnival|thanksgiving)\b/
const countsDays =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days?|nights?)\b|\bweek/

/** "Make it start on a Thursday": the Thursday nearest to the current first day. */
function nearWeekday(lower: string, start: string | undefined): TripBrief['dates'] | undefined {
  const weekday = weekdays.findIndex((name) => lower.includes(name.toLowerCase()))
  if (weekday < 0 || !start || !/\b(?:start|begin|leave|arrive|from)\b/.test(lower))
    return undefined
  const ahead = (weekday - weekdayOf(start) + 7) % 7
  return { start: addDays(start, ahead > 3 ? ahead - 7 : ahead), precision: 'exact' }
}

const sameGoal = ({ mustAvoid }: TripBrief, name: string) => mustAvoid.includes(name)

const tooMany =
  /\b(?:too many|enough|no more|keep showing (?:me|us)|(?:only|always|nothing but)|drop|skip|forget|fewer|less|without|tired of|sick of|hates?|not into|bored (?:by|of|with)|do(?:es)?n'?t (?:like|want|enjoy|care for))(?: (?:all|the|of|those|these|any))* (?<what>museums?|galler(?:y|ies)|church(?:es)?|temples?|shrines?|mosques?|parks?|gardens?|markets?|beach(?:es)?|palaces?|castles?|bars?|clubs?|shops?|shopping)\b/
const kindsSaid: readonly (readonly [RegExp, TripBrief['avoidedKinds'][number]])[] = [
  [/museum/, 'museum'],
  [/galler/, 'gallery'],
  [/church|temple|shrine|mosque/, 'worship'],
  [/park/, 'park'],
  [/garden/, 'garden'],
  [/market/, 'market'],
  [/beach/, 'beach'],
  [/palace|castle/, 'palace'],
  [/bar|club/, 'nightlife'],
  [/shop/, 'shopping'],
]

/** "Too many temples, drop them": the kind is refused. */
function withRefusedKinds(brief: TripBrief, lower: string): TripBrief {
  const what = tooMany.exec(lower)?.groups?.what
  const kind = what && kindsSaid.find(([pattern]) => pattern.test(what))?.[1]
  if (!kind) return brief
  return {
    ...brief,
    avoidedKinds: [...new Set([...brief.avoidedKinds, kind])],
    wantedKinds: brief.wantedKinds.filter((each) => each !== kind),
    interests: brief.interests.filter((each) => !(kind === 'worship' && each === 'religion')),
  }
}

/** Words that describe a traveller who was counted before: "Our daughter is 17 and likes science". */
const describes =
  /\b(?:my|our|the) (?:\w+ )?(?:son|daughter|kids?|child|children|twins|baby|mum|mom|dad|wife|husband|partner|friend|boys?|girls?) (?:is|are|likes?|loves?|wants?|hates?|needs?|can'?t|prefers?)\b(?! coming| joining)/

function withSameCount(before: TripBrief, brief: TripBrief): TripBrief {
  const { total, adults } = before.party
  if (total === undefined) return brief
  const { adults: _, ...party } = brief.party
  return {
    ...brief,
    party: {
      ...party,
      total,
      ...(adults !== undefined && { adults: Math.min(adults, total - (party.children ?? 0)) }),
    },
  }
}

/** The brief without the positions of its words, which are of one message only. */
function bare(brief: TripBrief): TripBrief {
  // A city that is talked about is meant, however it came up.
  const destinations = brief.destinations.map(({ doubted: _, ...place }) => place)
  return { ...brief, destinations, spans: [], notUnderstood: [] }
}

function isEmptyTaste(brief: TripBrief): boolean {
  const { interests, wantedKinds, avoidedKinds, party, food, search, spending, budget, origin } =
    brief
  const { mobility, pace, dislikes, mustAvoid } = brief
  return (
    origin === undefined &&
    pace === undefined &&
    mobility.length + dislikes.length + mustAvoid.length === 0 &&
    search === undefined &&
    spending === undefined &&
    budget === undefined &&
    interests.length + wantedKinds.length + avoidedKinds.length + party.has.length === 0 &&
    party.total === undefined &&
    food.diets.length === 0
  )
}

/** Newly named destinations replace the old ones, unless the words join them ("and", "also"). */
function withGoals(
  before: TripBrief,
  merged: TripBrief,
  said: TripBrief,
  lower: string,
): TripBrief {
  if (said.destinations.length === 0) return withoutOrigin(merged)
  const old = new Set(before.destinations.map(({ name }) => name))
  const isNew = said.destinations.some(({ name }) => !old.has(name))
  if (
    isNew &&
    joining.test(lower) &&
    before.destinations.length > 0 &&
    !said.choice &&
    !before.open
  ) {
    return withoutOrigin(merged)
  }
  const { choice, open, ...rest } = merged
  const goals = new Set(said.destinations.map(({ name }) => name))
  return withoutOrigin({
    ...rest,
    destinations: said.destinations,
    stays: rest.stays.filter(({ place }) => goals.has(place)),
    mustAvoid: rest.mustAvoid.filter((name) => !goals.has(name)),
    ...(said.choice && { choice: said.choice }),
    ...(said.open && { open: said.open }),
  })
}

/** "Day trips from Porto": Porto is the destination and not the place of departure. */
function withoutOrigin(brief: TripBrief): TripBrief {
  const { origin, ...rest } = brief
  return origin?.slug && brief.destinations.some(({ slug }) => slug === origin.slug) ? rest : brief
}

const hints: readonly (readonly [Slot, RegExp])[] = [
  [
    'dates',
    /\b(?:tonight|tomorrow|today|this (?:morning|afternoon|evening|week|weekend)|next (?:week|month|weekend|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter|new year|summer|winter|spring|autumn|when we go|right now|now)\b/,
  ],
  [
    'days',
    /\b(?:weekend|\w+ hours?|half a day|(?:for|within) a day|day trip|one free day|a day|week|stopover|layover|rainy day|afternoon|evening|tonight)\b/,
  ],
  [
    'party',
    /\b(?:my|our|his|her|the) (?:\w+ )?(?:parents|mum|mom|mother|dad|father|son|sons|daughter|daughters|kids?|children|wife|husband|partner|girlfriend|boyfriend|nephews?|nieces?|friends?|family|brother|sister|colleagues|dog|baby|twins|grandparents|grandma|grandad)\b|\b(?:alone|solo|by myself|just me|only me|couple|honeymoon|anniversary|kids?|children|child|toddler|baby|twins|family|families|pupils|lads|ladies|teenagers?|of us|ppl|people|friends|nephews|kid-friendly)\b/,
  ],
  [
    'budget',
    /\b(?:free|paying|pay|cheap\w*|money|price\w*|expensive|dear|budget|splurge|afford\w*|costs?|luxur\w*)\b/,
  ],
  ['food', /\b(?:vegan\w*|vegetarian\w*|halal|kosher|gluten|allerg\w+|diet\w*)\b/],
  ['mobility', /\b(?:wheelchair|stroller|pram|knees?|stairs|walk far|steps|buggy)\b/],
  ['pace', /\b(?:slow\w*|gentle|relax\w*|packed|easy|light)\b/],
]

/** What a message told; no question asks for it again. A hint suffices. */
export function toldBy({ said, lower }: Heard): Slot[] {
  const { party } = said
  const told: (readonly [Slot, boolean])[] = [
    ['destinations', said.destinations.length > 0],
    ['dates', said.dates !== undefined],
    ['days', said.days !== undefined || said.nights !== undefined],
    ['party', party.total !== undefined || party.has.length + party.kinds.length > 0],
    ['origin', said.origin !== undefined],
    ['budget', said.budget !== undefined || said.spending !== undefined],
    ['interests', said.interests.length + said.wantedKinds.length + said.tastes.length > 0],
    ['food', said.food.diets.length > 0],
    ['mobility', said.mobility.length > 0],
    ['pace', said.pace !== undefined],
  ]
  return [
    ...told.flatMap(([slot, is]) => (is ? [slot] : [])),
    ...hints.flatMap(([slot, pattern]) => (pattern.test(lower) ? [slot] : [])),
  ]
}

/** Replays what was written, where no memory came along. */
export function briefOfHistory(
  messages: readonly string[],
  knowledge: EmbeddedKnowledge,
  today: string,
): TripBrief {
  const context = {
    today,
    gazetteer: knowledge.gazetteer,
    destinations: knowledge.catalogue.destinations,
  }
  const [first = '', ...rest] = messages
  return rest.reduce(
    (brief, text) => bare(applyFollowUp(brief, text, context).brief),
    bare(parseBrief(first, context)),
  )
}
