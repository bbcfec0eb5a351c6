/**
 * Removes what an earlier stop has said. What holds of every other stop ("Children enjoy it.") is told once in a
 * plan; what matters at each (a diet, a holiday, the sun, the way) is repeated. A repeated house is described once.
 */

/** Beginnings of sentences told once in a trip. */
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
/** The sentence with the nearest known table. */
const nearestTable =
  /(?:: the nearest that is known is| Of those that are known) ([^(]+) \([^)]*\)(?:, about \d+ minutes on foot)?(?: is nearest\.)?/
/** Stalls between two museums are told at the first of them. */
const marketThere = /^On these days a Christmas market stands [^:]+: (.+)\.$/
/** Sentences told once a day. */
const ofTheDay =
  /^(?:Indoors while|Before the heat|In Ramadan it may|It is a house for visitors|Ask the kitchen about)/

export interface SaidStop {
  reasons: readonly string[]
  /** Id of the place, if any. */
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
      // Diets, wishes, holidays and the like are repeated; descriptions are not.
      if (known && said.has(sentence))
        return /^Known to suit|^For both of you|^Your wish/.test(sentence) ? [sentence] : []
      said.add(sentence)
      const [words, name] = nearestTable.exec(sentence) ?? []
      // A house named for one meal is no help for the next.
      if (words && name && !isFirst(`nearest ${name}`)) return [sentence.replace(words, '')]
      return [sentence]
    })
  }
}
