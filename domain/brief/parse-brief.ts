import type { BriefContext } from './brief-context.ts'
import { type Gloss, glossOf, inFull } from './languages/gloss.ts'
import { parseEnglish } from './parse-english.ts'
import type { TripBrief } from './schema.ts'

/** Longer texts are not requests; the rest of them is not read. */
const longest = 8000

export function parseBrief(text: string, context: BriefContext): TripBrief {
  const words = text.slice(0, longest)
  const foreign = glossOf(words, context.language)
  const gloss = foreign ?? inFull(words)
  if (!gloss) return parseEnglish(words, context)
  const brief = parseEnglish(gloss.text, context, foreign !== undefined)
  const spans = spansOf(brief, gloss, words)
  if (foreign) return { ...brief, spans, language: foreign.language }
  // Heard in full, told as they were typed: a slip in a small word is no word that was missed.
  return { ...brief, spans, notUnderstood: asTyped(brief.notUnderstood, gloss, words) }
}

/** Runs of a gloss in the words that were typed. */
function asTyped(runs: readonly string[], gloss: Omit<Gloss, 'language'>, words: string): string[] {
  return runs.map((run) => {
    const at = gloss.text.indexOf(run)
    if (at < 0) return run
    const { start, end } = gloss.original(at, at + run.length)
    return end > start ? words.slice(start, end) : run
  })
}

/** What was read of a gloss, marked in the words that were typed. */
function spansOf(
  { spans }: TripBrief,
  gloss: Omit<Gloss, 'language'>,
  words: string,
): TripBrief['spans'] {
  return spans.flatMap((span) => {
    const { start, end } = gloss.original(span.start, span.end)
    return end > start ? [{ slot: span.slot, start, end, text: words.slice(start, end) }] : []
  })
}
