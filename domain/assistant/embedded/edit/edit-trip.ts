/** Edits the trip that is open beside the conversation: changes that the person sees, and may refuse. */
import type { Trip } from '#domain/trip/schema.ts'
import type { MessageContext, Reply } from '../message-context.ts'
import { oneOf } from '../phrases.ts'
import { groundOf } from '../suggest.ts'
import { addStops } from './add-stops.ts'
import { daysMeant } from './days-meant.ts'
import { clearDay, lighten, replanDay, swapDays, weatherSwap } from './edit-days.ts'
import { changeDates, changeLength } from './edit-length.ts'
import { cheaperStops, stayLonger, withoutKind } from './edit-likings.ts'
import { changeParty } from './edit-party.ts'
import { laterStart } from './edit-start.ts'
import { moveStops, removeStops, swapStops } from './edit-stops.ts'
import { type Edited, type Editing, editingOf } from './editing.ts'
import { lockStops } from './lock-stops.ts'
import { effectInWords, tripWith } from './trip-effect.ts'

/** The readers of orders, in the order they are tried: the more exact ones come first. */
const edits: readonly ((editing: Editing) => Edited | null)[] = [
  lockStops,
  swapDays,
  stayLonger,
  changeLength,
  swapStops,
  clearDay,
  moveStops,
  changeDates,
  changeParty,
  laterStart,
  weatherSwap,
  removeStops,
  withoutKind,
  cheaperStops,
  lighten,
  addStops,
  replanDay,
]

const asking =
  /^\W*(?:and |so |ok |but )?(?:what(?:'s| is| are| do| have| time| will)?|which|how|is|are|does|do you|where|who|when|why|should|(?:would|will|could|can) (?:that|it|this|they|these|those|there))\b/
const verbs = /\b(?:no more|swap|replace|move|add|remove|drop|lock|cut|lighten|put|start)\b/
const polite = /^\W*(?:can|could|would) (?:you|we|i)\b/

export function editTrip(context: MessageContext): Reply | null {
  const { trip } = context.turn
  if (!trip || trip.days.length === 0) return null
  const { heard, memory } = context
  const isAsking =
    asking.test(heard.lower) || (/\?\s*$/.test(heard.lower) && !verbs.test(heard.lower))
  if (isAsking && !polite.test(heard.lower)) return null
  const answered = withAnswer(context)
  const { days, unknown } = daysMeant(answered, trip)
  const editing = editingOf(answered, trip, days)
  if (undoing.test(heard.lower)) return takenBack()
  if (memory.meant === 'edit' && memory.open === null && agreeing.test(heard.lower))
    return byButton()
  const orders =
    /\b(?:swap|replace|exchange|switch|change|trade|remove|drop|delete|take|skip|cut|move|shift|put|add|lock|unlock|lighten|lighter|clear|leave|start|free|rain\w*|indoors|more|fewer|less|instead|add|coming|joining|joins|easier|empty|later|earlier|redo|replan|longer|shorter|boring|too|slower|relax\w*|we are|fill|include|without|swap|pin|keep|postpone|extend|sleep|arrive|arriving|land|push|no|visit|do|should|find|everything|longer|more time|people|of us|replacement|alternative|cheaper|delete|cancel|many|skip)\b/
  if (!orders.test(answered.heard.lower)) return null
  if (unknown && days.length === 0 && !/\bmove|start\b/.test(heard.lower)) {
    return said(context, {
      changes: [],
      says: `There is no ${unknown} in this trip: it runs from ${trip.days[0]?.date} to ${trip.days.at(-1)?.date}.`,
    })
  }
  for (const edit of edits) {
    const edited = edit(editing)
    if (edited) return said(answered, edited, days[0]?.date ?? memory.day)
  }
  return null
}

const undoing = /\b(?:undo|revert|put it back|as it was|bring (?:it|them) back)\b/

function takenBack(): Reply {
  return {
    meant: 'undo',
    words:
      'Nothing changes until you accept it, and what you accepted can be taken back with Undo in the trip’s history. Tell me what to change instead, and I’ll propose it.',
    ask: null,
    followUps: [],
  }
}

/** A message that agrees in words. The change itself is made by the person, with the button. */
const agreeing =
  /^\W*(?:yes|yep|yeah|yup|sure|(?:ok(?:ay)?,? )?do (?:it|that|so)|ok(?:ay)?|go ahead|sounds (?:good|great)|perfect|great|please do|accept(?: it)?)\b[\s,.!]*(?:please|do it|go ahead|accept it)?[\s.!]*$/

function byButton(): Reply {
  return {
    meant: 'edit',
    words: 'Good. Accept stands under the change above: press it, and the trip is changed.',
    ask: null,
    followUps: [],
  }
}

/** The earlier order with the answer in it: "The Louvre", after "which of them?". */
function withAnswer(context: MessageContext): MessageContext {
  const { open } = context.memory
  if (open?.kind !== 'which-stop') return context
  const { lower } = context.heard
  const name = open.stops.find((stop) =>
    stop
      .toLowerCase()
      .split(/[\s’'-]+/)
      .some((word) => word.length > 3 && !/museum|musée|the/.test(word) && lower.includes(word)),
  )
  const ordinal = ['first', 'second', 'third', 'fourth'].findIndex((word) => lower.includes(word))
  const chosen = name ?? open.stops[ordinal]
  if (!chosen || lower.split(/\s+/).length > 8) return context
  const text = open.text.replace(
    /\bthe (?:museum|gallery|church|temple|park|garden|market|castle|palace|restaurant|beach)\b/i,
    chosen,
  )
  return {
    ...context,
    heard: { ...context.heard, text, lower: text.toLowerCase().replace(/[’‘]/g, "'") },
  }
}

/** The brief with the needs that the conversation has told, which bind what is suggested next. */
function withNeeds({ memory, brief }: MessageContext): MessageContext['brief'] {
  const { mobility, food, party } = brief
  return { ...memory.brief, mobility, food, party }
}

/** When one would be at a place in the changed trip, in words. */
function hourOf(after: Trip, placeId: string): string {
  const stop = after.days.flatMap(({ stops }) => stops).find((each) => each.placeId === placeId)
  return stop?.start ? ` It would be at ${stop.start.slice(11, 16)}.` : ''
}

function said(
  context: MessageContext,
  { changes, says, place, ask, which }: Edited,
  day: string | null = null,
): Reply {
  const { trip } = context.turn
  const effect =
    trip && changes.length > 0 ? effectInWords(trip, tripWith(trip, changes), says) : ''
  const when =
    trip && place && changes.length > 0 ? hourOf(tripWith(trip, changes), place.place.id) : ''
  const close =
    changes.length > 0
      ? ` ${oneOf(['It is yours to accept or refuse.', 'Accept it, or leave it as it was.', 'Shall it be so?'], context.memory.heard.length)}`
      : ''
  return {
    meant: 'edit',
    words: `${says}${when}${effect ? ` ${effect}` : ''}${close}`,
    ask: ask ? { words: ask } : null,
    followUps: which ? which.slice(0, 3) : [],
    operations: changes,
    grounds: place ? [groundOf(place.place.about)] : [],
    remember: {
      brief: withNeeds(context),
      ...(day && { day }),
      ...(place && { place: { slug: place.destination.slug, placeId: place.place.id } }),
      open: which
        ? {
            kind: 'which-stop',
            text: context.heard.text.slice(0, 200),
            stops: [...which].slice(0, 30),
          }
        : null,
    },
  }
}
