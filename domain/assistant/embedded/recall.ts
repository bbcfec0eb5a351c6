/** What is remembered of a conversation: what came back with the message, else what its history shows. */
import type { AssistantTurn } from '../brain.ts'
import { folded, latest, type Memory, memorySchema, newMemory, thingKey } from './memory.ts'
import type { EmbeddedKnowledge } from './message-context.ts'
import { thingOf } from './suggest.ts'
import { briefOfHistory } from './update-brief.ts'

/** Number of the latest messages that are read back for what was meant. */
const mostRead = 12

export function recall(turn: AssistantTurn, knowledge: EmbeddedKnowledge): Memory {
  const { history } = turn
  const last = history.findLast(({ role }) => role === 'assistant')
  for (const kept of [turn.memory, last?.metadata?.memory]) {
    const read = memorySchema.safeParse(kept)
    if (read.success && isMemory(kept)) return read.data
  }
  if (history.length === 0) return newMemory()
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const brief = briefOfHistory(
    said.slice(-mostRead).map((text) => text.slice(0, 2000)),
    knowledge,
    turn.today,
  )
  const shown = (last?.metadata?.suggestions ?? []).map(thingOf)
  const [first] = shown
  const seen = history.flatMap(({ metadata }) =>
    (metadata?.suggestions ?? []).map((each) => thingKey(thingOf(each))),
  )
  const question = last?.metadata?.followUpQuestion
  return {
    ...newMemory(),
    brief,
    shown,
    seen: latest(seen, 400),
    place: first?.placeId ? first : null,
    destinations: latest(
      brief.destinations.flatMap(({ slug }) => slug ?? []),
      12,
    ),
    heard: latest(said.map(folded), 60),
    answered: latest(
      [
        ...history.filter(({ role }) => role === 'assistant').map(({ content }) => folded(content)),
        ...(question ? [folded(question)] : []),
      ],
      60,
    ),
  }
}

/**
 * Whether the value is a memory of ours; the schema alone would accept any object, since each of its parts has a
 * default.
 */
function isMemory(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'brief' in kept && 'heard' in kept
}
