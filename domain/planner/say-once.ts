/**
 * Leaves out of a stop's reasons what an earlier stop has said already. What is true of every other
 * stop ("Children enjoy it.") is read once in a plan; what one relies on at each (a diet, a holiday, the
 * sun, the way there) is said every time. A house where one eats again is described once.
 */

/** Said once in a trip, whatever follows these words. */
const setPhrases: readonly RegExp[] = [
  /^Children enjoy it/,
  /^You asked for (?!it\b)/,
  /^For your interest in /,
  /^Indoors, on a day/,
  /^Open at this hour/,
  /when it is at its best\.$/,
  /^After dark, as it/,
  /^Nothing is planned/,
  /^Time for a café/,
  /^For an? .+ table look at /,
]
/** Where a table is looked for: the nearest that is known. */
const nearestTable =
  /(?:: the nearest that is known is| Of those that are known) ([^(]+) \([^)]*\)(?: is nearest\.)?/
/** Stalls between two museums are told at the first of them. */
const marketThere = /^On these days a Christmas market stands [^:]+: (.+)\.$/
/** Said once a day, as the next day may be another. */
const ofTheDay =
  /^(?:Indoors while|Before the heat|In Ramadan it may|It is a house for visitors|Ask the kitchen about)/

export interface SaidStop {
  reasons: readonly string[]
  /** The place, where it has one. */
  placeId: string | null
  date: string
}

export function sayOnce(): (stop: SaidStop) => string[] {
  const said = new Set<string>()
  const isFirst = (key: string) => {
    if (said.has(key)) return false
    said.add(key)
    return true
  }
  return ({ reasons, placeId, date }) => {
    const known = placeId !== null && !isFirst(`place ${placeId}`)
    return reasons.flatMap((sentence) => {
      const phrase = setPhrases.find((each) => each.test(sentence))
      if (phrase) return isFirst(phrase.source) ? [sentence] : []
      const market = marketThere.exec(sentence)?.[1]
      if (market) return isFirst(`market ${market}`) ? [sentence] : []
      if (ofTheDay.test(sentence)) return isFirst(`${date} ${sentence}`) ? [sentence] : []
      // A diet, a wish, a holiday and the like stand each time; what a place is does not.
      if (known && said.has(sentence))
        return /^Known to suit|^For both of you|^Your wish/.test(sentence) ? [sentence] : []
      said.add(sentence)
      const [words, name] = nearestTable.exec(sentence) ?? []
      // A house that was named for one meal is no help for the next.
      if (words && name && !isFirst(`nearest ${name}`)) return [sentence.replace(words, '')]
      return [sentence]
    })
  }
}
