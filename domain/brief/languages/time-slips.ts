/** Units of time and months with a slip of the finger: "7 dys", "4 nigts", "in septembr". */
import { typingDistance } from '#domain/text/edit-distance.ts'

const units = ['days', 'nights', 'weeks']
/** Short months are too near to other words: "dune", "jury", "match". */
const months = 'January February April August September October November December'.split(' ')
const counted =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?<unit>[dnw][a-z]{2,9})\b/giu
const monthly = /\b[jfasond][a-z]{4,9}\b/giu
/** Words of their own, a letter from the others. */
const ownWords = new Set(
  'dads dogs does dabs dams dans dens dals dais dates nightly weeds weekly augusta auguste aprilia novembers decembers'.split(
    ' ',
  ),
)

/** Each slip and what is meant by it. */
export function timeSlips(text: string): [slip: string, meant: string][] {
  const slips: [string, string][] = []
  const note = (word: string, names: readonly string[]) => {
    const slip = word.toLowerCase()
    if (ownWords.has(slip)) return
    const edits = slip.length > 7 ? 2 : 1
    const meant = names.find((name) => {
      const full = name.toLowerCase()
      return full.charAt(0) === slip.charAt(0) && typingDistance(slip, full, edits) <= edits
    })
    if (meant && meant.toLowerCase() !== slip && `${slip}s` !== meant) slips.push([slip, meant])
  }
  for (const { groups } of text.matchAll(counted)) note(groups?.unit ?? '', units)
  for (const [word] of text.matchAll(monthly)) note(word, months)
  return slips
}
