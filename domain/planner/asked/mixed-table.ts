/**
 * Diets of a party in which somebody keeps one and somebody else eats everything: a table for both is better than
 * two.
 */
const keeps =
  '(?:(?:a |strictly )?(?:vegetarians?|vegans?|pescatarians?)|veggie|eats? (?:halal|kosher|no meat))'
/** "My wife is vegan", "one of us is vegetarian", "two are vegetarian": the others eat everything. */
const someOf = new RegExp(
  `\\bmy (?:\\w+[- ]){0,2}?(?:partner|husband|wife|boyfriend|girlfriend|fiancée?|friend|brother|sister|son|daughter|mother|father|mom|mum|dad) (?:is|eats|keeps) ${keeps}\\b|\\bmy (?:\\w+ )?(?:vegetarian|vegan|pescatarian) (?:partner|husband|wife|boyfriend|girlfriend|fiancée?|friend|brother|sister|son|daughter|mother|father|mom|mum|dad)\\b|\\b(?:one|two|three|half|some|1|2|3)(?: of (?:us|them|the \\w+))? (?:is|are|being|eats?) ${keeps}\\b|\\b(?:one|two|three|1|2|3|a) (?:vegetarians?|vegans?)(?: and| in (?:our|the) (?:group|party|family)|\\b(?=[^.;]{0,20}\\b(?:meat|everything|omnivores?)\\b))`,
  'i',
)
const eatsAll =
  /\b(?:(?:partner|husband|wife|boyfriend|girlfriend|fiancée?|friends?|brother|sister|son|daughter|mother|father|mom|mum|dad|kids?|others?|rest(?: of us)?|he|she|they|who|i|we)(?: \w+){0,2}? eats? (?:everything|anything|all|meat|fish)|omnivores?|carnivores?|meat[- ]eaters?|everyone else eats)\b/i

export function eatsEverythingToo(text: string): boolean {
  return eatsAll.test(text) || someOf.test(text)
}

/** Words of such a sentence that are no wish: "eats", "partner eats everything". */
export function tellsOfEating(words: string, text: string): boolean {
  return (
    eatsAll.test(text) && /\beats?\b|^(?:everything|anything|meat|fish|omnivores?)$/i.test(words)
  )
}

export const forBothOfYou =
  'Some of you keep a diet and some eat everything: kitchens that are known to cook for both come first.'
