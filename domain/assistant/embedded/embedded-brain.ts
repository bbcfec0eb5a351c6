/**
 * The brain that needs no key: it reads a message in the light of the conversation, does one thing
 * about it, and says it in a few sentences. The same message, memory and day give the same answer.
 */
import type { Brain, BrainAnswer } from '../brain.ts'
import type { Ground } from '../contract.ts'
import { placeSearchOf } from '../search/search-places.ts'
import { acknowledge, leftOut } from './acknowledge.ts'
import { amongShown, notShown } from './among-shown.ts'
import { bookingWish } from './booking.ts'
import { outOfBounds } from './boundaries.ts'
import { combine } from './combine.ts'
import { compare } from './compare.ts'
import { editTrip } from './edit/edit-trip.ts'
import { tripQuestion } from './edit/trip-question.ts'
import { moreOfLive, placesElsewhere, weatherElsewhere } from './elsewhere.ts'
import { followUpsOf } from './follow-ups.ts'
import { hear } from './hear.ts'
import { asAnswer, withHome, withShownCity } from './hear-answer.ts'
import { howManyDays } from './how-many-days.ts'
import { languageNote } from './language-note.ts'
import { folded, latest, type Memory, memorySchema, type Slot, thingKey } from './memory.ts'
import type { EmbeddedKnowledge, MessageContext, Reply } from './message-context.ts'
import { nextSlot, questionAbout } from './next-question.ts'
import {
  editElsewhere,
  emptyMessage,
  notUnderstood,
  onlyAsOuting,
  unknownPlace,
} from './not-understood.ts'
import { outOfScope } from './out-of-scope.ts'
import { withinLength } from './phrases.ts'
import { pictureOf } from './picture-of.ts'
import { aboutDestination, aboutPlace } from './place-info.ts'
import { planDays } from './plan.ts'
import { practicalQuestion } from './practical-question.ts'
import { proposeWhere } from './propose.ts'
import { recall } from './recall.ts'
import { pointedOut, ruledOutBy } from './ruled-out.ts'
import { seenBefore } from './seen-before.ts'
import { smallTalk } from './small-talk.ts'
import { sourcesOfAnswer } from './sources-of-answer.ts'
import { hardThere } from './stairs-and-slopes.ts'
import { thingOf } from './suggest.ts'
import { throughACountry } from './through-a-country.ts'
import { toldBy, updateBrief } from './update-brief.ts'
import { whatToBook } from './what-to-book.ts'
import { suggestPlaces } from './wish.ts'
import { worthIt } from './worth-it.ts'

type Skill = (context: MessageContext) => Reply | null | Promise<Reply | null>

/** Tried in this order; the first that returns a reply answers. */
const skills: readonly Skill[] = [
  emptyMessage,
  bookingWish,
  sourcesOfAnswer,
  smallTalk,
  outOfBounds,
  outOfScope,
  notShown,
  whatToBook,
  tripQuestion,
  editTrip,
  combine,
  compare,
  hardThere,
  worthIt,
  pictureOf,
  moreOfLive,
  amongShown,
  weatherElsewhere,
  practicalQuestion,
  leftOut,
  aboutPlace,
  howManyDays,
  planDays,
  aboutDestination,
  editElsewhere,
  placesElsewhere,
  onlyAsOuting,
  suggestPlaces,
  unknownPlace,
  throughACountry,
  proposeWhere,
  acknowledge,
]

/** Longest answer in characters: it is read on a phone. */
const mostCharacters = 880

export function embeddedBrain(knowledge: EmbeddedKnowledge): Brain {
  const search = placeSearchOf(knowledge.catalogue.destinations)
  return {
    name: 'embedded',
    async answer(turn, options) {
      const before = recall(turn, knowledge)
      const here = [
        ...before.destinations,
        ...(turn.trip?.stays.flatMap(({ slug }) => slug ?? []) ?? []),
      ]
      const read = hear(asAnswer(turn.prompt, before), before, knowledge, {
        today: turn.today,
        destinations: here,
      })
      const heard = withHome(withShownCity(read, before, knowledge), before)
      const brief = updateBrief(before.brief, heard, knowledge, turn.today)
      const cities = brief.destinations.flatMap(
        ({ slug }) => knowledge.catalogue.bySlug.get(slug ?? '') ?? [],
      )
      const memory: Memory = {
        ...before,
        ruledOut: latest(
          [
            ...before.ruledOut,
            ...ruledOutBy(heard.lower, cities, heard.said.mustAvoid),
            ...pointedOut(heard, before),
            ...seenBefore(heard, cities),
          ],
          200,
        ),
        quiet: before.quiet || /\b(?:stop asking|no more questions|don'?t ask)\b/.test(heard.lower),
      }
      const context: MessageContext = { turn, heard, memory, brief, knowledge, search, options }
      const reply = await replyTo(context)
      return finished(reply, context)
    },
  }
}

async function replyTo(context: MessageContext): Promise<Reply> {
  for (const skill of skills) {
    context.options.signal.throwIfAborted()
    const reply = await skill(context)
    if (reply) return reply
  }
  return notUnderstood(context)
}

/** The final answer: the reply with its next question, its follow-ups and the memory for the next message. */
function finished(reply: Reply, context: MessageContext): BrainAnswer {
  const { memory, heard, turn, options } = context
  const told = latest<Slot>([...memory.told, ...toldBy(heard)], 20)
  const brief = reply.remember?.brief ?? memory.brief
  const question = questionFor(reply, context, brief, told)
  const note = languageNote(context)
  const fresh = memory.answered.includes(folded(reply.words))
    ? `As before. ${reply.words}`
    : reply.words
  const words = withinLength(note ? `${note} ${fresh}` : fresh, mostCharacters)
  for (const piece of words.match(/[^.?!\n]+[.?!\n]*\s*/g) ?? [])
    options.tell({ kind: 'words', text: piece })
  const suggestions = reply.suggestions ?? []
  const said = latest([...memory.heard, folded(turn.prompt)], 60)
  const grounds: readonly Ground[] = reply.grounds ?? []
  const next = memorySchema.parse({
    ...memory,
    practical: null,
    ...(suggestions.length > 0 && { shown: suggestions.map(thingOf) }),
    open: question && 'slot' in question ? { kind: 'slot', slot: question.slot } : null,
    ...reply.remember,
    brief,
    grounds: grounds.length > 0 ? grounds.slice(0, 12) : memory.grounds,
    seen: latest([...memory.seen, ...suggestions.map((each) => thingKey(thingOf(each)))], 400),
    asked:
      question && 'slot' in question ? latest([...memory.asked, question.slot], 20) : memory.asked,
    told,
    heard: said,
    answered: latest(
      [...memory.answered, folded(words), ...(question ? [folded(question.words)] : [])],
      60,
    ),
    languageSaid: memory.languageSaid || note !== null,
    meant: reply.meant,
  } satisfies Memory)
  return {
    conversation: {
      context: words,
      next_question: question?.words ?? null,
      follow_ups: followUpsOf(reply, context, said),
    },
    suggestions: [...suggestions],
    ...(reply.trip && { trip: reply.trip }),
    ...(reply.operations && reply.operations.length > 0 && { operations: [...reply.operations] }),
    ...(reply.booking && { booking: reply.booking }),
    ...(grounds.length > 0 && { grounds: grounds.slice(0, 20) }),
    memory: next,
  }
}

function questionFor(
  { ask }: Reply,
  { memory, turn }: MessageContext,
  brief: Memory['brief'],
  told: readonly Slot[],
): { slot: Slot; words: string } | { words: string } | null {
  if (ask === null) return null
  if (typeof ask === 'object') return memory.answered.includes(folded(ask.words)) ? null : ask
  if (turn.trip) return null
  const isNew = ask !== undefined && !told.includes(ask) && !memory.asked.includes(ask)
  const slot = isNew ? ask : nextSlot(brief, memory, told)
  return slot ? questionAbout(slot, memory, told) : null
}
