/**
 * Facts in the traveler's own words, for which no list has a name: "near the main station", "coffee breaks", "a night train". A brief
 * prints each kind of them as a sentence with a label, and such a sentence is read back word by word before anybody else reads it.
 */
import type { Reading } from './reading.ts'
import type { SpanSlot } from './schema.ts'

export interface ToldWords {
  needs: string[]
  bed: string[]
  ways: string[]
  settled: string[]
  tastes: string[]
}

const labels: Readonly<Record<keyof ToldWords, { label: string; slot: SpanSlot }>> = {
  needs: { label: 'Also needed', slot: 'mobility' },
  bed: { label: 'Also for the bed', slot: 'lodging' },
  ways: { label: 'Also on the way', slot: 'transport' },
  settled: { label: 'Also settled', slot: 'appointment' },
  tastes: { label: 'Also keen on', slot: 'interest' },
}
const kinds = ['needs', 'bed', 'ways', 'settled', 'tastes'] as const
const patterns = kinds.map(
  (kind) =>
    [
      kind,
      new RegExp(`\\b${labels[kind].label.toLowerCase()}: (?<list>[^.!?\\n]{2,600})`),
    ] as const,
)

/** A point would end the sentence, and a semicolon the item. */
const inWords = (said: string) => said.replace(/[.;!?]+/g, ' ').trim()

export function printTold(kind: keyof ToldWords, words: readonly string[] = []): string[] {
  return words.length > 0 ? [`${labels[kind].label}: ${words.map(inWords).join('; ')}.`] : []
}

export function readLabels(reading: Reading): ToldWords {
  const told: ToldWords = { needs: [], bed: [], ways: [], settled: [], tastes: [] }
  for (const [kind, pattern] of patterns)
    for (const { start, end, groups } of reading.find(pattern)) {
      const list = reading.plain.slice(end - (groups.list ?? '').length, end)
      told[kind].push(
        ...list
          .split(/; ?/)
          .map((word) => word.trim())
          .filter(Boolean),
      )
      reading.seal(labels[kind].slot, start, end)
    }
  return told
}

/** Marks what is still free of it: some of the words may be understood already. */
export function claimFree(reading: Reading, slot: SpanSlot, start: number, end: number): void {
  let from = start
  for (let at = start; at <= end; at += 1) {
    const isOpen = at < end && reading.isFree(at, at + 1)
    if (isOpen) continue
    if (at > from && /[a-z\d]/.test(reading.lower.slice(from, at))) reading.claim(slot, from, at)
    from = at + 1
  }
}

/** As it was typed, where no sentence begins with it: names keep their capitals. */
export function asSaid({ plain, sentenceAt }: Reading, start: number, end: number): string {
  const said = plain.slice(start, end).trim()
  const isFirst = sentenceAt(start).start === start || /[.!?]\s*$/.test(plain.slice(0, start))
  return isFirst ? `${said.charAt(0).toLowerCase()}${said.slice(1)}` : said
}
