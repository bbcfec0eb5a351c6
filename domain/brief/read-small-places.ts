/** Places in small letters, misspelt ones included. */
import type { Word } from './name-runs.ts'
import {
  candidatesFor,
  continuesList,
  followsPlace,
  leadTo,
  type PlaceMention,
  type PlaceReader,
} from './place-mentions.ts'
import { destinationLead, everydayWords, originLead } from './place-words.ts'
import type { Reading } from './reading.ts'

/** A place in small letters needs to be known, large, and no everyday word. */
export function smallPlace(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
  index: number,
  earlier: readonly PlaceMention[],
): PlaceMention | undefined {
  const first = words[index]
  if (!first) return undefined
  const lead = leadTo(reading, first.start)
  const led =
    destinationLead.test(lead) ||
    originLead.test(lead) ||
    /(?:^|[.!?\n:]\s*)$/.test(lead) ||
    continuesList(reading, first.start, earlier)
  const follows = followsPlace(reading, first.start, earlier)
  const least = led ? 15_000 : follows ? 40_000 : 250_000
  const longest = reader.gazetteer.beginsName(first.text) ? Math.min(4, words.length - index) : 1
  for (let length = longest; length > 0; length -= 1) {
    const last = words[index + length - 1]
    if (!last || !reading.isFree(first.start, last.end)) continue
    const text = reading.plain.slice(first.start, last.end)
    if (/[,.;!?\n]\s/.test(text)) continue
    if (isEverydayText(text)) continue
    const known = candidatesFor(reader, text)
    // "We love the seaside" is no town, even where one is called so.
    const candidates = /\bthe\s+$/.test(lead) ? known.filter(({ kind }) => kind !== 'city') : known
    const population = candidates[0]?.population ?? 0
    if (length > 1 && everydayWords.has(last.lower) && population < 300_000) continue
    if (population >= least) {
      return {
        start: first.start,
        end: last.end,
        name: /^the /i.test(text) ? (candidates[0]?.name ?? text) : titled(text),
        candidates,
        led: led || follows,
      }
    }
  }
  return misspelt(reading, reader, first, lead)
}

const shortNames = /^(?:nyc|la|sf|dc|uk|usa|uae|kl|rio|goa)$/i
const spelledAlike = /^the (?:us|states)$/i

/** Words everybody uses for other things, and scraps too short to be a name. */
function isEverydayText(text: string): boolean {
  if (spelledAlike.test(text)) return false
  const words = text.toLowerCase().split(/\s/)
  const short = words.length === 1 && text.length < 4 && !shortNames.test(text)
  return short || words.every((word) => everydayWords.has(word))
}

/** Only where the words before it ask for a place, and only a large one. */
function misspelt(
  reading: Reading,
  reader: PlaceReader,
  word: Word,
  lead: string,
): PlaceMention | undefined {
  if (word.text.length < 5 || everydayWords.has(word.lower) || /\d/.test(word.text))
    return undefined
  if (/(?:ing|ed|ly|s)$/.test(word.lower) && word.text.length < 8) return undefined
  const asked =
    originLead.test(lead) ||
    /\b(?:trip|weekend|days?|weeks?|nights?|go|going|fly|flying|holiday|vacation|break|travel|visit|getaway|honeymoon|weekender|trips|explore|plan) (?:to |in |around |for )?$|\b(?:to|in) $/.test(
      lead,
    )
  if (!asked) return undefined
  const found = reader.gazetteer.alike(word.text, 150_000)[0]
  if (!found || found.distance > (word.text.length < 8 ? 1 : 2)) return undefined
  const { name } = found.place
  if (!reading.isFree(word.start, word.end)) return undefined
  return {
    start: word.start,
    end: word.end,
    name,
    candidates: candidatesFor(reader, name),
    led: true,
  }
}

function titled(text: string): string {
  if (/^(?:nyc|la|sf|dc|uk|usa|uae|kl)$/i.test(text)) return text.toUpperCase()
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return text
  return text.toLowerCase().replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}
