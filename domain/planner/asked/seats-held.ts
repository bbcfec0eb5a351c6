/** Minutes of an evening for which one has tickets, by what is played. */

const lengths: readonly (readonly [RegExp, name: string, minutes: number])[] = [
  [/\bopera\b/i, 'Opera', 180],
  [/\b(?:musical|broadway|west end)\b/i, 'Musical', 160],
  // Names of musicals that have run for years.
  [
    /\b(?:wicked|hamilton|(?:the )?lion king|phantom of the opera|les mis(?:[ée]rables)?|book of mormon|mamma mia|moulin rouge|hadestown)\b/i,
    'Musical',
    165,
  ],
  [/\bballet\b/i, 'Ballet', 150],
  [/\b(?:theat(?:er|re)|play)\b/i, 'Theater', 150],
  [/\b(?:concert|gig|philharmonic|symphony|recital)\b/i, 'Concert', 130],
  [/\b(?:match|game|football|soccer|rugby|baseball|basketball)\b/i, 'Match', 135],
  [/\bshow\b/i, 'Show', 120],
]
const bought = /\b(?:tickets?|tix|seats?) (?:for|to) (?:the |a |an )?([^.;!?]{3,40})/i

/** The event that the tickets are for, with its minutes; null without tickets, or where the event is unknown. */
export function seatsHeld(text: string): { name: string; minutes: number } | null {
  const what = bought.exec(text)?.[1]
  const found = what ? eventIn(what) : undefined
  return found ? { name: `${found[1]} (your tickets)`, minutes: found[2] } : null
}

/** The event named first: a concert at an opera house is a concert. */
function eventIn(what: string): (typeof lengths)[number] | undefined {
  const at = ([word]: (typeof lengths)[number]) => what.search(word)
  return lengths.filter((each) => at(each) >= 0).toSorted((a, b) => at(a) - at(b))[0]
}

/** Minutes of an event that is only named; undefined for anything else. */
export function minutesOfEvent(what: string): number | undefined {
  return eventIn(what)?.[2]
}

/** Whether a wish is for what an appointment already is, so that it is not planned once more. */
export function isSameEvent(wish: string, appointment: string): boolean {
  const event = eventIn(appointment)
  return event?.[0].test(wish) ?? false
}
