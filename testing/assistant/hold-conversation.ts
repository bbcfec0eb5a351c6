/** A conversation by its turns, and what the last answer says. */
import type { Trip } from '#domain/trip/schema.ts'
import type { BrainToGrade } from './brain-to-grade.ts'
import { converse, tripBeside } from './run-dialogues.ts'

export async function holdConversation(
  graded: BrainToGrade,
  turns: readonly string[],
  { trip, opensTrips = false }: { trip?: string | undefined; opensTrips?: boolean } = {},
) {
  const conversation = converse(graded.brain, tripBeside(trip, graded))
  let last: Awaited<ReturnType<typeof conversation.say>>['response'] | undefined
  for (const turn of turns) {
    last = (await conversation.say(turn)).response
    // Whoever opens a plan has it beside the conversation from then on.
    if (opensTrips && last.trip) conversation.trip = last.trip
  }
  if (!last) throw new Error('Nobody said anything')
  return {
    ...last,
    words: last.conversation.context,
    names: last.suggestions.map(({ title }) => title),
    open: conversation.trip as Trip | null,
  }
}
