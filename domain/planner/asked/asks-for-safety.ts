/** Whether somebody asks for safe streets, and not for food, water or a beach that does no harm. */

const street =
  'areas?|streets?|neighbou?rhoods?|districts?|quarters?|parts? of (?:the )?(?:town|city)|town|city|walk(?:s|ing)?|nights?|dark|late|alone|solo|on my own|on our own|by myself|wom[ae]n|girls?|females?|lgbtq?|gay|taxis?|metro|subway|home|transport'
/** What is safe to eat, to bathe in or to play at. */
const harmless =
  '(?! (?:[a-z]+ ){0,2}?(?:(?:gluten|nut|peanut|dairy|lactose|egg|allergen|wheat|sugar)\\b|food|foods|restaurants?|kitchens?|meals?|places? to eat|eating|dishes|tables?|swim(?:ming)?|beach(?:es)?|bathing|water|playgrounds?|play|car seats?|bets?|side|distance))(?! (?:to (?:eat|drink|swim|bathe|play)|for (?:(?:my|our|the|small|little|young) )*(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|c(?:o)?eliacs?|allerg|vegans?|pushchairs?|strollers?)))'
const safe = `safe(?:ly|r|st)?${harmless}`

const wanted = new RegExp(
  [
    `\\b(?:feel(?:ing)?|stay(?:ing)?|keep(?:ing)?(?: \\w+)?|somewhere|anywhere|is it|is|be|are|but|and) ${safe}\\b(?=\\s*(?:[.,;!?)]|$|and\\b|there\\b|here\\b|enough\\b|please\\b|too\\b))`,
    `\\b${safe}\\b[^.!?;]{0,40}\\b(?:${street})\\b`,
    `\\b(?:${street})\\b[^.!?;]{0,40}\\b${safe}\\b`,
    '(?<!\\b(?:food|water|allergy|fire|road) )\\bsafety\\b',
    `(?:^|[,.;!?] *)(?:somewhere |very |really |mostly )?${safe}\\b(?=\\s*(?:[.,;!?)]|$))`,
    '\\b(?:dangerous|unsafe|crime|muggings?)\\b',
  ].join('|'),
  'i',
)

export function asksForSafety(text: string): boolean {
  return wanted.test(text)
}
