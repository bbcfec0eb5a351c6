/** One who keeps a diet beside one who eats everything: a table for both is better than two. */
const eatsAll =
  /\b(?:(?:partner|husband|wife|boyfriend|girlfriend|fiancée?|friends?|brother|sister|son|daughter|mother|father|mom|mum|dad|kids?|others?|rest(?: of us)?|he|she|they|who)(?: \w+){0,2}? eats? (?:everything|anything|all|meat|fish)|omnivores?|carnivores?|meat[- ]eaters?|everyone else eats)\b/i

export function eatsEverythingToo(text: string): boolean {
  return eatsAll.test(text)
}

/** Words of it that are no wish by themselves: "eats", "partner eats everything". */
export function tellsOfEating(words: string, text: string): boolean {
  return eatsAll.test(text) && /\beats?\b|^(?:everything|anything|omnivores?)$/i.test(words)
}

export const forBothOfYou =
  'One of you keeps a diet and one eats everything: kitchens that are known to cook for both come first.'
