/** How long an evening is for which one has tickets: by what is played, where it is said. */

const lengths: readonly (readonly [RegExp, name: string, minutes: number])[] = [
  [/\bopera\b/i, 'Opera', 180],
  [/\b(?:musical|broadway|west end)\b/i, 'Musical', 160],
  [/\bballet\b/i, 'Ballet', 150],
  [/\b(?:theat(?:er|re)|play)\b/i, 'Theater', 150],
  [/\b(?:concert|gig|philharmonic|symphony|recital)\b/i, 'Concert', 130],
  [/\b(?:match|game|football|soccer|rugby|baseball|basketball)\b/i, 'Match', 135],
  [/\bshow\b/i, 'Show', 120],
]
const bought = /\b(?:tickets?|seats?) (?:for|to) (?:the |a |an )?([^.;!?]{3,40})/i

/** What the tickets of a request are for, and its minutes; null where nobody has any, or nobody knows. */
export function seatsHeld(text: string): { name: string; minutes: number } | null {
  const what = bought.exec(text)?.[1]
  const found = what ? eventIn(what) : undefined
  return found ? { name: `${found[1]} (your tickets)`, minutes: found[2] } : null
}

/** By the word that comes first: a concert at an opera house is a concert. */
function eventIn(what: string): (typeof lengths)[number] | undefined {
  const at = ([word]: (typeof lengths)[number]) => what.search(word)
  return lengths.filter((each) => at(each) >= 0).toSorted((a, b) => at(a) - at(b))[0]
}

/** How long such an evening is where only its name was said; undefined for anything else. */
export function minutesOfEvent(what: string): number | undefined {
  return eventIn(what)?.[2]
}

/** Whether a wish is for what an appointment is: a concert is not had once more. */
export function isSameEvent(wish: string, appointment: string): boolean {
  const event = eventIn(appointment)
  return event?.[0].test(wish) ?? false
}
