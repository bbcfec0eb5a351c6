/** Who sets out by night and sleeps on the way begins the first day the next morning. */
import type { DateMention } from './dates/date-grammar.ts'
import type { Reading } from './reading.ts'

const byNight =
  /(?<!\b(?:back|home|return)(?: [a-z]+){0,4} )\b(?:(?:overnight|over-night|night) (?:train|bus|ferry|flight|coach|boat|journey|drive)|sleeper|red[- ]eye|overnight (?:by|on))\b/
const isNight = /\bnights?\b/
const setsOut =
  /\b(?:start|begin|leav|depart|set|going|head|travel|board|catch)[a-z]*\b[^.;!?,]{0,24}$/
const near = 8

export function beginsNextMorning(reading: Reading, { start, end }: DateMention): boolean {
  const sentence = reading.sentenceAt(start)
  const found = byNight.exec(sentence.text)
  if (!found) return false
  const from = sentence.start + found.index
  const to = from + found[0].length
  // "Night bus on Thursday": one breath.
  if ((to <= start && start - to <= near) || (end <= from && from - end <= near)) return true
  const tail = reading.lower.slice(end, end + 8)
  const lead = reading.lower.slice(Math.max(0, start - 30), start)
  return isNight.test(reading.lower.slice(start, end) + tail) && setsOut.test(lead)
}
