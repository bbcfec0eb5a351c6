/**
 * How often and at what hour a wish was asked for, from the words around it: one evening of jazz, sunsets every
 * day.
 */
import type { AskedWish } from '../schema.ts'

export function isDaily(text: string, heard: RegExp): boolean {
  const often =
    '(?:every|each)(?: single)? (?:evening|night|day|morning|afternoon|chance|meal)|daily|as often as'
  return (
    new RegExp(`(?:${heard.source})[^.;,]{0,25}\\b(?:${often})\\b`, 'iu').test(text) ||
    new RegExp(`\\b(?:${often})\\b[^.;,]{0,15}(?:${heard.source})`, 'iu').test(text) ||
    // "One massage a day".
    new RegExp(`\\b(?:an?|one|1) (?:\\w+ )?(?:${heard.source}) (?:a|per) day\\b`, 'iu').test(text)
  )
}

/** Whether several are meant: a plural ("coffee houses"), or something loved or done as such (wine, street life). */
export function isSeveral(text: string, heard: RegExp): boolean {
  const said = heard.exec(text)?.[0] ?? ''
  if (/s$/i.test(said)) return true
  return !isOneOf(text, heard) && /^(?:wine|street|people)/i.test(said)
}

/** Whether one is meant: "a concert", "one evening of jazz", "see the opera". */
export function isOneOf(text: string, heard: RegExp): boolean {
  if (isSaidOnce(text, heard) || isSaidAsOne(text, heard)) return true
  return new RegExp(
    `\\b(?:an?|one|some|an? (?:bit|little|touch|taste|spot) of|a little|(?:see|watch|to) (?:the|an?))(?: (?:night|evening) (?:of|with|at))? (?:(?:${good}) )?(?:\\w+ )?(?:${heard.source})(?![- ](?:${ofThem}))`,
    'iu',
  ).test(text)
}

/** Whether a singular without an article means one evening: "opera night", "Mozart concert". */
function isSaidAsOne(text: string, heard: RegExp): boolean {
  const { 0: said = '', index = 0 } = heard.exec(text) ?? {}
  const whole = `${said}${/^[a-z]*(?: [a-z]+)?/i.exec(text.slice(index + said.length))?.[0] ?? ''}`
  return /\b(?:concert|recital|show|musical|ballet performance|performance|(?:opera|jazz|flamenco|fado|tango|samba|comedy|theat(?:er|re)) (?:night|evening))$/i.test(
    whole.startsWith(said) && !evenings.test(said) ? whole : said,
  )
}

const evenings = /\b(?:concerts?|recitals?|shows?|musicals?|performances?|nights?|evenings?)$/i

/** Whether the days should be full of it: "could live in museums", "mostly for beer", "a lot of gardens". */
export function isStrong(text: string, heard: RegExp): boolean {
  const much =
    "could (?:live|stay forever) (?:in|at|off|on)|liv(?:e|es|ing) for|spend (?:all day|all (?:my|our) (?:time|days)|whole days|days|hours) (?:in|at|on)|obsess(?:ed|ive) (?:with|by|about|over)|(?<!not )(?:mostly|mainly|chiefly|above all)|all about|(?:crazy|mad|nuts|wild|passionate) (?:about|for)|can['’]?t get enough(?: of)?|(?<!not )(?:a lot|lots|plenty|loads|tons|heaps) of|as (?:many|much)|addicted to|(?:here|come|came|coming) (?:mostly |mainly |just |only )?for|(?:huge|big|massive) fans? of"
  return (
    new RegExp(`\\b(?:${much})\\b[^.;!?]{0,30}?(?:${heard.source})`, 'iu').test(text) ||
    isReason(text, heard)
  )
}

/** Things that are ridden on: "a boat trip" is a ride, and no trip for the sake of boats. */
const rides =
  'boats?|canals?|rivers?|lakes?|sea|islands?|bays?|harbou?rs?|ferry|days?|roads?|side|trains?|bus|cable|deserts?|mountains?|beach|wine|whale|safari|camel|bike|cycling|horse'

/**
 * Whether the whole stay is for it: "a taco trip", "pizza is the reason we go", "a jazz weekend", "New Orleans 4
 * days for jazz". A list behind "for" names several things, none of which is the reason.
 */
export function isReason(text: string, heard: RegExp): boolean {
  const thing = `(?:the |its |their |some )?(?:${heard.source})`
  const tells = [
    `(?<!\\b(?:${rides})[- ])${thing}(?<!\\b(?:${rides}))[- ](?:trip|weekend|holiday|vacation|break|getaway|pilgrimage|tour of|week|adventure)\\b`,
    `${thing} (?:is|are) (?:(?:the|our|my) (?:main |only |whole |real )*(?:reason|point|purpose|goal|focus|priority|thing)|why|what (?:we|i)(?: are|'re| am|'m)? (?:come|came|coming|go|going|here))\\b`,
    `\\b(?:(?:days?|nights?|weekend|week|trip|break|(?:come|coming|go|going|travel(?:l?ing)?|here|there)(?: (?:mainly|mostly|only|just|all))?) (?:for|because of)|(?:reason|point|purpose|focus)(?: of (?:the|our|my) (?:trip|visit))? (?:is|are|:)) ${thing}(?! ?(?:,|and|&|\\+) ?[^.;!?]*\\b(?:,|and)\\b)`,
  ]
  return tells.some((each) => new RegExp(each, 'iu').test(text))
}

/** Whether "once" or the like stands beside it: "Samba one evening", "kaiseki once", "once to a hammam". */
function isSaidOnce(text: string, heard: RegExp): boolean {
  const once = '(?:just |only )?once(?! (?:a|every|each|we|i|in)\\b)'
  return new RegExp(
    `(?:${heard.source}) (?:\\w+ )?(?:(?:on |for )?(?:one|an|a single) (?:evening|night)|${once})\\b|\\b${once} (?:to |for |in )?(?:an? |the )?(?:${heard.source})`,
    'iu',
  ).test(text)
}

/** Whether a single one is meant: "a hammam", and neither "some jazz" nor "a museum lover". */
export function isSingle(text: string, heard: RegExp): boolean {
  const said = new RegExp(
    `\\b(?:an?|one)(?: (?:night|evening) (?:of|with|at))? (?:(?:${good}) )?(?:[\\w-]+ )?(?:${heard.source})(?![- ](?:${ofThem}))`,
    'iu',
  ).exec(text)?.[0]
  return isSaidOnce(text, heard) || (said !== undefined && !/[^s]s$/i.test(said))
}

/** Adjectives of quality that may stand before a thing: "a real cheese fondue". */
const good = 'real|true|proper|good|great|nice|decent|typical|traditional|authentic|classic|local'
const ofThem = 'lov|fan|nerd|buff|addict|person|people|enthusiast'

export function isRefused(text: string, heard: RegExp): boolean {
  return new RegExp(`\\b(?:no|without|hate|avoid|not into)(?: any)? (?:${heard.source})`, 'i').test(
    text,
  )
}

const hours: readonly (readonly [RegExp, AskedWish['when']])[] = [
  [/sunset/i, 'sunset'],
  [/(?:sun ?rise|dawn|daybreak|first light)/i, 'sunrise'],
  [
    /(?:early(?! (?:evening|dinner|night))|in the morning|first thing|(?:at|for) opening|(?:when|while) (?:it|they|there)(?:['’]s| is| are) (?:empty|quiet|still cool|nobody)|before (?:the|all the|it|they) ?(?:crowds?|heat|buses|coaches|tours?|tourists|rush|gets? (?:busy|crowded|hot|full)|fills?))/i,
    'morning',
  ],
  // "Two nights in …" and "a night on a boat" mean sleeping.
  [/(?:night(?!s)(?! (?:on|aboard) (?:an?|the) )|after dark|lit up)/i, 'night'],
  [/(?:in the evening|one evening)/i, 'evening'],
  // The singular only: "free afternoons" is no hour of a sight.
  [/afternoon(?!s)/i, 'afternoon'],
]

/** The time of day said of a wish: "San Miniato at sunset", "sunset from Piazzale Michelangelo". */
export function hourOf(text: string, wish: string): AskedWish['when'] | null {
  const name = nameSaid(text, wish)
  for (const [word, when] of hours) {
    const after = new RegExp(
      `${name}[^.;,:]{0,25}\\b(?:at|by|for|after|in|during|early|one)?\\s*(?:the )?${word.source}`,
      'iu',
    )
    const before = new RegExp(
      `${word.source}[^.;,:]{0,12}\\b(?:at|from|on|over|in|by) (?:the )?${name}`,
      'iu',
    )
    if (after.test(text) || before.test(text)) return when
  }
  return null
}

/** The first words of a name, or the single one that was said: "the Peak" for the Peak Tram. */
function nameSaid(text: string, wish: string): string {
  // Letters with accents are often typed without.
  const words = wish.replace(/[^a-z0-9 ]/gi, '.').split(' ')
  const first = words.slice(0, 2).join(' ')
  if (new RegExp(first, 'iu').test(text)) return first
  const own = (word: string) => word.length >= ownWord && !ofMany.test(word)
  return (
    words.find((word) => word.length > 3 && new RegExp(`\\b${word}\\b`, 'u').test(text)) ??
    words.find((word) => own(word) && new RegExp(`\\b${word}\\b`, 'iu').test(text)) ??
    first
  )
}

/** Fewest letters of a word that tells a sight by itself, however it is typed. */
const ownWord = 6
const ofMany =
  /^(?:castle|museum|palace|church|cathedral|basilica|market|gardens?|temple|shrine|tower|square|bridge|street|national|quarter|island|mountain|gallery)$/i

export function isAtSunset(text: string, wish: string): boolean {
  return hourOf(text, wish) === 'sunset'
}

/** Of several names near the word "sunrise" the nearest one: there is one sunrise a day. */
export function sunriseOf(text: string, wishes: readonly string[]): string | undefined {
  const at = text.search(/\b(?:sun ?rise|dawn|daybreak|first light)/i)
  const away = (wish: string) => Math.abs(text.search(new RegExp(nameSaid(text, wish), 'iu')) - at)
  return wishes
    .filter((wish) => hourOf(text, wish) === 'sunrise')
    .toSorted((a, b) => away(a) - away(b))[0]
}
