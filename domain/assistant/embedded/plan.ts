/** Days, planned from what the conversation told. */

import { checked } from '#domain/brief/check-brief.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import { isDrive } from '#domain/planner/wish/is-drive.ts'
import { planBrief } from '#domain/planner/wish/plan-wish.ts'
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { refOf } from './hear.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { nearestKnown, offerNearest } from './nearest-city.ts'
import { days as daysInWords } from './phrases.ts'
import { groundsOf, planFollowUps, planInWords } from './plan-words.ts'
import { hereabouts, pointedAt } from './resolve-reference.ts'
import { isForFood } from './wishes.ts'

const requesting =
  /\b(?:plan (?:it|that|this|my|our|the|me|us|a|an|one|two|three|four|five|six|seven|\d+|within|for|in|days?|please)|(?:make|write|do|create|build|draw up|give (?:me|us)) (?:me |us )?(?:the |a |an |up a )?(?:\w+[- ])?(?:plan|itinerary|schedule|programme)|day by day|write it (?:out|down|up)|itinerary|lay (?:it|them) out|plan[ .!]*$|right, plan|go ahead and plan|(?:let's|lets) plan|plan with)\b|\bplan[\s.!]*$/
const agreeing =
  /^\W*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|please|do it|go (?:ahead|for it)|sounds (?:good|great|lovely)|let'?s do (?:it|that)|perfect|great|(?:then |ok(?:ay)? )?(?:the )?(?:nearest|closest)(?: one)?(?: (?:that )?you know)?)\b[\s,.!]*(?:please|do|then|go ahead|plan it)?[\s.!]*$/
const polite = /^\W*(?:can|could|would) (?:we|you|i)\b/
const isQuestion = (lower: string) =>
  !polite.test(lower) &&
  (/\?\s*$/.test(lower) ||
    /^\W*(?:what|where|which|how|is|are|do|does|should|who|when|why)(?:'s)?\b/.test(lower))

/** Length of a plan in days where nobody said one. */
const usualDays = 3

export async function planDays(context: MessageContext): Promise<Reply | null> {
  const { heard, memory } = context
  const { lower } = heard
  const isAsked = requesting.test(lower) && !/\bchange of plan\b(?!.*\bplan\b)/.test(lower)
  const agrees = memory.open?.kind === 'plan' && agreeing.test(lower)
  const adds = memory.planned && includes.test(lower) && pointedAt(context) !== null
  if (!isAsked && !agrees && !adds && !isReady(context)) return null
  const { turn } = context
  if (turn.trip && heard.destinations.length === 0)
    return isAsked && isBareRequest.test(lower) ? isPlanned(turn.trip) : null
  const goal = withWanted(context, goalOf(context))
  if (goal.destinations.length === 0 || goal.open || goal.choice) return null
  if (!isAsked && goal.destinations.every(({ slug }) => !slug)) return null
  return tellPlan(context, asDrive(context, withLength(context, goal)))
}

const isBareRequest =
  /^\W*(?:(?:ok|okay|yes|great|now|so|please|then|good)\W+)*(?:plan (?:it|that|this)|make (?:it )?(?:a|the) plan)[\s.!]*(?:please|then|now)?[\s.!]*$/

/** The answer where the trip to be planned is open beside the conversation: asks what should change. */
function isPlanned({ days }: Trip): Reply {
  return {
    meant: 'planned',
    words: `It is planned: your ${daysInWords(days.length)} stand beside us. Tell me what should change, and I propose it.`,
    ask: null,
    followUps: ['Is this too much?', 'Make day 1 lighter'],
  }
}

/** "Lisbon to Porto by car" is planned as a drive, also when later messages only change its length. */
function asDrive({ heard }: MessageContext, goal: TripBrief): TripBrief {
  if (!isDrive(heard.said, heard.text)) return goal
  const occasions: TripBrief['occasions'] = [...new Set([...goal.occasions, 'road-trip' as const])]
  const { origin } = heard.said
  const leadsOn = origin && heard.lower.includes(`${origin.name.toLowerCase()} to `)
  return {
    ...goal,
    occasions,
    ...(origin ? { origin } : {}),
    ...(leadsOn && goal.tripType === undefined ? { tripType: 'one-way' as const } : {}),
  }
}

/** "Put it in then", once there is a plan. */
const includes =
  /\b(?:put|add|include|fit)\b.*\b(?:in|it|that|too|as well)\b|\bwith (?:that|it|this|the (?:first|second|third|last) one)\b(?: in)?/

function withWanted(context: MessageContext, goal: TripBrief): TripBrief {
  const found = includes.test(context.heard.lower) ? pointedAt(context) : null
  if (!found) return goal
  return { ...goal, mustSee: [...new Set([...goal.mustSee, found.place.name])] }
}

/** Whether everything that planning needs was told and the last message only adds to it. */
function isReady({ heard, brief, memory, turn }: MessageContext): boolean {
  const { said, lower } = heard
  const isWhole =
    brief.destinations.some(({ slug }) => slug) &&
    brief.days !== undefined &&
    brief.dates !== undefined
  if (!isWhole || brief.choice || brief.open || isQuestion(lower) || turn.trip) return false
  // For an evening or a few hours an idea is wanted, and no plan of a day.
  if (partOfDay.test(lower)) return false
  const frames = said.destinations.length > 0 || said.days !== undefined || said.dates !== undefined
  const people = said.party.total !== undefined || said.party.has.length > 0
  if (!memory.planned) return frames || people
  // Once there is a plan, a look for a table or a place is just that.
  if (looking.test(lower) || (isForFood(lower) && said.food.diets.length === 0)) return false
  const changes =
    said.spending !== undefined ||
    said.budget !== undefined ||
    said.pace !== undefined ||
    said.food.diets.length > 0 ||
    said.mobility.length > 0 ||
    brief.avoidedKinds.length > memory.brief.avoidedKinds.length ||
    brief.dislikes.length > memory.brief.dislikes.length ||
    said.mustAvoid.length > 0
  const moves = brief.days !== memory.brief.days || brief.pace !== memory.brief.pace
  return frames || people || changes || moves || rulesOut(heard.lower)
}

const partOfDay =
  /\b(?:one|a|an|my|our|the|single|free|last|first) (?:free |spare )?(?:evening|night|morning|afternoon)\b(?! (?:flight|train|walk))|\b(?:a few|\d+|two|three|four|five|six|seven) hours\b|\btonight\b/
const looking =
  /\b(?:near|somewhere|something|a place|places|island|ideas?|where|outing|day out|like)\b/
const rulesOut = (lower: string) =>
  /\b(?:nothing (?:about|with)|skip (?:it|them|that)|leave (?:it|them) out|without (?:it|them))\b/.test(
    lower,
  )

/** The brief to plan: the conversation's destinations, or what was spoken of last where it has none. */
function goalOf(context: MessageContext): TripBrief {
  const { brief, heard } = context
  if (brief.destinations.length > 0 && !brief.choice && !brief.open) return brief
  const [only, ...others] = hereabouts(context)
  const first = heard.destinations[0] ?? (others.length === 0 ? only : undefined)
  if (!first) return brief
  const { choice, open, ...rest } = brief
  return { ...rest, destinations: [refOf(first)] }
}

function withLength({ turn }: MessageContext, goal: TripBrief): TripBrief {
  const has =
    goal.days !== undefined || goal.nights !== undefined || (goal.dates?.start && goal.dates.end)
  return has ? goal : checked({ ...goal, days: usualDays }, turn.today)
}

async function tellPlan(context: MessageContext, goal: TripBrief): Promise<Reply> {
  const { knowledge, options, turn, memory } = context
  const { catalogue, gazetteer, executor, places, limits } = knowledge
  const names = listed(goal.destinations.map(({ name }) => name))
  options.tell({
    kind: 'doing',
    text: `Planning ${goal.days ? daysInWords(goal.days) : 'the days'} in ${names}`,
  })
  const avoided = memory.ruledOut.flatMap((key) => {
    const [slug = '', id = ''] = key.split('/')
    return catalogue.bySlug.get(slug)?.places.find((place) => place.id === id)?.name ?? []
  })
  const wanted = { ...goal, mustAvoid: [...new Set([...goal.mustAvoid, ...avoided])].slice(0, 60) }
  const answer = await planBrief(wanted, context.heard.text, {
    today: turn.today,
    gazetteer,
    destinations: catalogue.destinations,
    bySlug: catalogue.bySlug,
    executor,
    places,
    limits: { ...limits, signal: options.signal },
    onProgress: (progress) => {
      if (progress.stage !== 'understood') options.tell({ kind: 'trip', trip: progress.trip })
    },
  })
  const slugs = goal.destinations.flatMap(({ slug }) => slug ?? [])
  if (!answer.trip) return notPlanned(answer, goal, slugs)
  const isEmpty = answer.trip.days.every(({ stops }) => stops.every(({ kind }) => kind === 'free'))
  const nearest = isEmpty && slugs.length === 0 ? nearestKnown(context, goal) : null
  if (nearest) return offerNearest({ ...goal, days: goal.days ?? usualDays }, nearest)
  options.tell({ kind: 'trip', trip: answer.trip })
  const assumesDays = context.brief.days === undefined && goal.days === usualDays
  return {
    meant: 'plan',
    words: planInWords(answer, answer.trip, assumesDays),
    ask: 'party',
    followUps: planFollowUps(answer.trip, names),
    trip: answer.trip,
    grounds: groundsOf(answer.trip),
    remember: {
      brief: withDays(goal, answer.trip),
      planned: true,
      open: null,
      destinations: slugs,
      shown: [],
      place: null,
    },
  }
}

/** Keeps the dates that were chosen within a month when something else changes. */
function withDays(goal: TripBrief, { days }: Trip): TripBrief {
  const start = days[0]?.date
  if (!start || !goal.dates || goal.dates.precision === 'exact' || goal.dates.start) return goal
  return { ...goal, dates: { start, precision: 'exact' } }
}

function notPlanned(answer: PlanAnswer, goal: TripBrief, slugs: readonly string[]): Reply {
  const said = [...answer.unmet, ...answer.notes, ...answer.waysOut.map(({ says }) => says)].slice(
    0,
    4,
  )
  return {
    meant: 'plan',
    words:
      said.length > 0
        ? said.join(' ')
        : `I can’t plan that yet: I don’t know ${listed(goal.destinations.map(({ name }) => name))} well enough.`,
    ask: answer.question ? { words: answer.question } : null,
    followUps: answer.proposals.map(({ wish }) => wish).slice(0, 3),
    remember: { brief: goal, destinations: [...slugs] },
  }
}
