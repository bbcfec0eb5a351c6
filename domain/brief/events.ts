/** What happens at a fixed time: the words for it, and how it is called in a plan. */

const events: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bweddings?\b/, 'wedding'],
  [/\b(?:conference|congress|summit|trade fair|expo)\b/, 'conference'],
  [/\bworkshop\b/, 'workshop'],
  [/\b(?:annual )?show\b/, 'show'],
  [
    /\bmeet(?:ing)?(?: up)?(?: with)? (?:(?:a|my|your|our|some|old|the|two|few) )*friends?\b|\bsee (?:my|our|some|old) friends?\b/,
    'meet friends',
  ],
  [
    /\bvisit(?:ing)? (?:(?:my|your|our|some) )*(?:relatives|family|parents|grandparents|cousins?|sister|brother|mother|father|aunt|uncle)\b/,
    'visit relatives',
  ],
  [/\b(?:concert|gig)\b/, 'concert'],
  [/\bopera\b/, 'opera'],
  [/\bfestival\b/, 'festival'],
  [/\bmarathon\b/, 'marathon'],
  [/\b(?:match|game)\b/, 'match'],
  [/\b(?:musical|play)\b/, 'musical'],
  [/\bdinner\b/, 'dinner'],
  [/\blunch\b/, 'lunch'],
  [/\bbrunch\b/, 'brunch'],
  [/\bbreakfast\b/, 'breakfast'],
  [
    /\b(?:meeting(?! (?:my|our|an?|some|up|old|friends|him|her|them|rooms?|points?|places?|spaces?|facilities)\b)|appointment|interview)\b/,
    'meeting',
  ],
  [/\b(?:guided )?tour\b/, 'tour'],
  [/\bcooking class\b/, 'cooking class'],
  [/\bmassage\b/, 'massage'],
  [/\bbirthday party\b|\bparty\b/, 'party'],
  [/\breunion\b/, 'reunion'],
  [/\bgraduation\b/, 'graduation'],
  [/\b(?:reservation|booking|tickets?)\b/, 'reservation'],
]

/** The event a sentence tells of, in a word or two. */
export function eventIn(sentence: string): string | undefined {
  return events.find(([pattern]) => pattern.test(sentence))?.[1]
}

export const eventPattern = new RegExp(events.map(([pattern]) => pattern.source).join('|'))
