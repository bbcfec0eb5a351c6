/** Holds the dialogues with a brain, turn by turn, as a chat would: history, memory and the open trip go along. */
import type { AssistantTurn, Brain, BrainAnswer } from '#domain/assistant/brain.ts'
import {
  type AnswerEvent,
  assistantResponseSchema,
  type ChatMessage,
} from '#domain/assistant/contract.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { BrainToGrade } from './brain-to-grade.ts'
import { type Exchange, gradeDialogue, type Verdict } from './grade.ts'
import { type Dialogue, type Turn, today } from './notation.ts'
import { tripInContext, tripsInContext } from './trips.ts'

export interface Answered {
  response: BrainAnswer
  events: readonly AnswerEvent[]
}

export interface HeldDialogue {
  dialogue: Dialogue
  exchanges: readonly (Exchange & Answered)[]
  verdicts: readonly Verdict[]
}

/** One conversation: what was said so far goes with every message. */
export interface Conversation {
  trip: Trip | null
  say: (said: string) => Promise<Answered>
  /** What the last answer offers to say next. */
  followUp: (index: number) => string
}

export function converse(brain: Brain, trip: Trip | null): Conversation {
  const history: ChatMessage[] = []
  let last: BrainAnswer | undefined
  const conversation: Conversation = {
    trip,
    followUp: (index) => last?.conversation.follow_ups.at(index) ?? '',
    async say(said) {
      const turn: AssistantTurn = {
        prompt: said,
        history: [...history],
        lastWords: last?.conversation.context ?? null,
        memory: last?.memory,
        trip: conversation.trip,
        today,
      }
      const events: AnswerEvent[] = []
      const answer = await brain.answer(turn, {
        tell: (event) => events.push(event),
        signal: new AbortController().signal,
      })
      const response = overTheWire(answer)
      history.push({ role: 'user', content: said }, asMessage(response))
      last = response
      return { response, events }
    },
  }
  return conversation
}

/** As it would be sent and read again: only what the contract holds comes back. */
export function overTheWire(answer: BrainAnswer): BrainAnswer {
  const { session_id: _, ...response } = assistantResponseSchema.parse(
    JSON.parse(JSON.stringify({ ...answer, session_id: 'graded' })),
  )
  return response
}

export function tripBeside(name: string | undefined, { catalogue }: BrainToGrade): Trip | null {
  const destination = catalogue.bySlug.get(tripsInContext[name ?? '']?.slug ?? '')
  return name && destination ? tripInContext(name, destination) : null
}

export async function holdDialogue(
  dialogue: Dialogue,
  graded: BrainToGrade,
): Promise<HeldDialogue> {
  const conversation = converse(graded.brain, tripBeside(dialogue.trip, graded))
  const exchanges: (Exchange & Answered)[] = []
  for (const { say } of dialogue.turns) {
    const said = spoken(say, conversation)
    const answered = await conversation.say(said)
    exchanges.push({ said, trip: conversation.trip ?? undefined, ...answered })
  }
  return { dialogue, exchanges, verdicts: gradeDialogue(dialogue, exchanges, graded.book) }
}

export function spoken(say: Turn['say'], { followUp }: Conversation): string {
  return typeof say === 'string' ? say : followUp(say.tap)
}

function asMessage({ conversation, suggestions, memory }: BrainAnswer): ChatMessage {
  const { context, next_question: followUpQuestion, follow_ups: followUps } = conversation
  return {
    role: 'assistant',
    content: context,
    metadata: { suggestions, followUps, followUpQuestion, memory },
  }
}
