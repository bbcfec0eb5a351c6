/**
 * Places for drinking, excluded for who does not drink: a bar without music, a distillery, a casino; a stage with a
 * bar stays.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'

export const drinksNothing =
  "(?:i|we|she|he|who|both|they) (?:really |just )?(?:do(?:n['’]?t|es(?:n['’]?t| not)| not)|no longer|stopped|never) drink(?:s|ing)?(?: (?:any ?more|alcohol|at all))?(?! (?:coffee|tea|wine|beer|water|milk|much|too|a lot))|(?:gave|given) up (?:alcohol|drinking|drink)|(?:we|i|he|she|they|all|both)(?:['’](?:re|m|s)| are| am| is) (?:\\w+ )?(?:sober|teetotal(?:l?ers?)?)|teetotal(?:l?ers?)?|non-?drinkers?|in recovery|alcohol[- ]free"

const onStage =
  /\b(?:live (?:music|jazz|bands?)|jazz|blues|brass|concerts?|comedy|theat(?:er|re)|flamenco|fado|tango|opera|dance show|cabaret|ice cream|tea (?:house|room))\b/i
const forDrinking =
  /\b(?:bar street|pub street|drinks? in|casinos?|cocktails?|pub crawl|party hostel|shots|brewer(?:y|ies)|brewpubs?|taprooms?|distiller(?:y|ies)|winer(?:y|ies)|wine (?:bars?|tastings?|tours?)|beer (?:halls?|gardens?|cellars?|tastings?)|whisk(?:e)?y|gin|rum|guinness|heineken|absinthe|speakeas(?:y|ies))\b/i

export function isForDrinking(place: Place): boolean {
  const said = `${place.name} ${allSaid(place)} ${(place.offers ?? []).join(' ')}`
  if (place.kind === 'nightlife') return forDrinking.test(said) || !onStage.test(said)
  if (place.kind === 'restaurant' || place.kind === 'cafe') return false
  const shows = place.kind === 'activity' || place.kind === 'museum'
  return forDrinking.test(place.name) || (shows && forDrinking.test(said))
}
