/** Puts the answer together from the words that a model handed in and the results of its tools. */
import type { BrainAnswer } from '#domain/assistant/brain.ts'
import { mostFollowUps } from '#domain/assistant/contract.ts'
import { cardOf, type Found } from './found.ts'
import type { ModelAnswer } from './model-answer.ts'
import { plainWords } from './plain-words.ts'

export function composeAnswer(
  { words, places, next_question: question, follow_ups: followUps }: ModelAnswer,
  found: Found,
  modelName: string,
): BrainAnswer {
  const plain = (text: string) => plainWords(text, found.links)
  const shown = new Map(places.map((place) => [place.id, place]))
  const suggestions = [...shown.values()].flatMap(({ id, why }) => {
    const place = found.places.get(id)
    return place ? [cardOf(place, plain(why))] : []
  })
  return {
    conversation: {
      context: plain(words),
      next_question: question === null ? null : plain(question) || null,
      follow_ups: [...new Set(followUps.map(plain))].filter(Boolean).slice(0, mostFollowUps),
    },
    suggestions,
    ...(found.planned && { trip: found.planned }),
    ...(found.changes.length > 0 && { operations: found.changes }),
    ...(found.booking && { booking: found.booking }),
    grounds: [
      ...found.grounds
        .slice(0, 19)
        .map(({ claim, source }) => ({ claim: claim.slice(0, 400), source })),
      {
        claim: 'Put into words by a language model',
        source: { kind: 'assistant' as const, name: modelName.slice(0, 80) },
      },
    ],
  }
}
