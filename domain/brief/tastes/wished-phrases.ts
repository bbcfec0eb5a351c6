/**
 * Wishes that are told by the words behind them: "apple wine sounds fun", "horseshoe sandwich is a must", "a huge Thin Lizzy
 * fan". The thing is as long as it is in a refusal, so that neither loses a word of it.
 */
import { everydayWords } from '../everyday-words.ts'
import { thingBefore } from '../grammar/refusal-grammar.ts'
import type { Reading } from '../reading.ts'
import { namesAThing } from './taste-words.ts'

const wishBehind =
  / (?:(?:(?:is|are) )?(?:an? |an absolute |the )?musts?(?![- ](?:be|see|have|go|do)\b)|sounds? (?:so |really |very )?(?:fun|good|great|nice|lovely|amazing|interesting|cool)|would be (?:so |really |very |just )?(?:great|nice|lovely|fun|amazing|perfect|good|cool|wonderful|fantastic|brilliant|a (?:bonus|plus|dream))|(?:is|are) (?:essential|compulsory|(?:high )?on (?:my|our|the|his|her) (?:bucket )?list)|(?:fans?|nerds?|geeks?|buffs?|lovers?|enthusiasts?|freaks?|addicts?|fanatics?|junk(?:y|ies))(?= ?(?:[.,;!?()]|$)| (?:and|in|from|here|with|who|so|looking|travell?ing)\b))/
/** What says how much, and of what sort the wish is not. */
const degree =
  /^(?:(?:huge|big|massive|total|real|proper|serious|lifelong|keen|complete|absolute|great|some|good|nice|one|little|bit) )+/

export function readWishedPhrases(reading: Reading, isPlace: (name: string) => boolean): string[] {
  const wishes: string[] = []
  for (const { start } of reading.find(wishBehind, 'party', 'interest')) {
    const thing = thingBefore(reading.free(), start)
    if (!thing || !reading.isFree(thing.start, start)) continue
    const text = thing.text.replace(degree, '')
    const words = text.split(' ')
    if (words.length > 3 || !namesAThing(words) || words.every((word) => everydayWords.has(word)))
      continue
    // "Milan Kundera fan": somebody with a town's name, whom no place speaks of by the rest of it.
    if ([text, ...words].some(isPlace)) continue
    wishes.push(text)
    reading.claim('interest', start - text.length, start)
  }
  return wishes
}
