/** The conversation so far as a model reads it: the latest messages, within a bound. */
import type { ModelMessage } from 'ai'
import type { AssistantTurn } from '#domain/assistant/brain.ts'
import type { ChatMessage } from '#domain/assistant/contract.ts'
import { promptOf } from './system-prompt.ts'

const mostMessages = 24
const mostCharacters = 24_000
const mostOfOne = 4000

export function conversationMessages(turn: AssistantTurn): ModelMessage[] {
  const { history, lastWords } = turn
  const earlier: readonly ChatMessage[] =
    history.length > 0 || !lastWords ? history : [{ role: 'assistant', content: lastWords }]
  const kept: ModelMessage[] = []
  let characters = 0
  for (const message of earlier.slice(-mostMessages).toReversed()) {
    const content = contentOf(message)
    characters += content.length
    if (characters > mostCharacters) break
    if (content !== '') kept.unshift({ role: message.role, content })
  }
  // Protocols want a conversation to begin with the person.
  while (kept[0]?.role === 'assistant' && lastWords === null) kept.shift()
  return [...kept, { role: 'user', content: promptOf(turn) }]
}

/** With the cards that were shown, so that "the second one" can be looked up. */
function contentOf({ role, content, metadata }: ChatMessage): string {
  const words = content.slice(0, mostOfOne)
  const cards = metadata?.suggestions ?? []
  if (role === 'user' || cards.length === 0) return words
  const shown = cards.map(({ id, title }, index) => `${index + 1}. ${title} (${id})`)
  return `${words}\n[Cards shown: ${shown.join('; ')}]`.slice(0, mostOfOne)
}
