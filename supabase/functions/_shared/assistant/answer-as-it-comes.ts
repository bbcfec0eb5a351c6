/**
 * Tells an answer while the model is still writing it: the words as far as they are settled, and each
 * card once the model has gone on to the next thing.
 */
import { parsePartialJson } from 'ai'
import type { BrainOptions } from '#domain/assistant/brain.ts'
import { cardOf, type Found } from './found.ts'
import { plainWords, settledPart } from './plain-words.ts'

interface AnswerSoFar {
  words?: unknown
  places?: unknown
}

export class AnswerAsItComes {
  #json = ''
  #told = ''
  readonly #cards = new Set<string>()
  readonly #found: Found
  readonly #tell: BrainOptions['tell']

  constructor(found: Found, tell: BrainOptions['tell']) {
    this.#found = found
    this.#tell = tell
  }

  async add(piece: string): Promise<void> {
    this.#json += piece
    const { value } = await parsePartialJson(this.#json)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const { words, places } = value as AnswerSoFar
    if (typeof words === 'string') {
      this.#tellWords(
        plainWords(places === undefined ? settledPart(words) : words, this.#found.links),
      )
    }
    if (Array.isArray(places)) for (const each of places.slice(0, -1)) this.#tellCard(each)
  }

  /** Sends what was not sent yet of an answer that is whole. */
  finish(words: string, cards: readonly { id: string; why: string }[]): void {
    this.#tellWords(words)
    for (const card of cards) this.#tellCard(card)
  }

  /** Called when the model begins its answer again: then nothing more is sent before it is whole. */
  startOver(): void {
    this.#json = ''
  }

  #tellWords(words: string): void {
    if (!words.startsWith(this.#told) || words.length === this.#told.length) return
    this.#tell({ kind: 'words', text: words.slice(this.#told.length) })
    this.#told = words
  }

  #tellCard(card: unknown): void {
    if (!isCard(card) || this.#cards.has(card.id)) return
    const found = this.#found.places.get(card.id)
    if (!found) return
    this.#cards.add(card.id)
    const why = plainWords(card.why, this.#found.links)
    this.#tell({ kind: 'suggestion', suggestion: cardOf(found, why) })
  }
}

function isCard(value: unknown): value is { id: string; why: string } {
  if (typeof value !== 'object' || value === null) return false
  const { id, why }: { id?: unknown; why?: unknown } = value
  return typeof id === 'string' && typeof why === 'string'
}
