/** Evenings that some travel for: music, dance, a stage. */
import type { PlaceKind } from '#domain/places/schema.ts'
import type { Experience } from './experiences.ts'

export const onStages: readonly PlaceKind[] = [
  'stage',
  'nightlife',
  'restaurant',
  'activity',
  'cafe',
]
export const askWhatIsOn = 'Ask at your lodging, or look at what is on that week.'

/**
 * Words of places where somebody plays for seated guests, in the town's own tradition too: fado in Lisbon is live
 * music.
 */
const liveMusic =
  /\b(?:live (?:\p{L}+ ){0,2}?(?:music|bands?|jazz|blues|salsa|rock|folk|reggae|soul|son)|(?:folk|trad\w*) (?:music )?sessions?|jam sessions?|jazz|blues|fado|flamenco|milonga|samba|salsa|rumba|rebetiko|mariachi|taarab|tarab|qawwali|zydeco|bluegrass|honky-tonk|gospel|bossa nova|choro|chanson|(?:rock|indie|pop) concerts?|concert hall|piano bar|open mic|ceilidh|gigs?)\b(?! (?:museum|history|festival|quarter|lessons?|class|vespers))/iu
const concerts =
  /\b(?:opera(?! house)|ballet|symphony|philharmonic|chamber music|(?:classical|organ|orchestra|Mozart|choir|candlelight|opera|open-air) concerts?)\b/i

export const eveningExperiences: readonly Experience[] = [
  {
    what: 'tango',
    partOf: 'music',
    heard: /\b(?:tango|milongas?)\b/i,
    says: /\b(?:tango|milongas?)\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: 'Look for a milonga that evening: they begin late, most with a lesson before.',
    onSeveralDays: true,
  },
  {
    what: 'flamenco',
    partOf: 'music',
    heard: /\bflamenco\b/i,
    says: /\b(?:flamenco|tablao)\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'fado',
    partOf: 'music',
    heard: /\bfado\b/i,
    says: /\bfado\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'jazz',
    partOf: 'music',
    heard: /\bjazz\b/i,
    says: /\bjazz\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'samba',
    partOf: 'music',
    heard: /\bsamba\b/i,
    says: /\bsamba\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'salsa',
    partOf: 'music',
    heard: /\bsalsa\b/i,
    says: /\bsalsa\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'blues',
    partOf: 'music',
    heard: /\bblues\b/i,
    says: /\bblues\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'live music',
    partOf: 'music',
    heard: /\b(?:live (?:music|bands?)|gigs|ceilidhs?|trad(?:itional)? (?:music|sessions?))\b/i,
    says: /\b(?:live|bands?|music|musicians?|gigs?|sessions?|jazz|concerts?)\b/i,
    offers: liveMusic,
    kinds: ['nightlife', 'stage', 'restaurant'],
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'an opera or a concert',
    heard: /\b(?:concerts?|operas?(?! house)|ballet|symphony|philharmonic|classical music)\b/i,
    says: /\b(?:opera|concerts?|orchestra|philharmonic|ballet|organ)\b/i,
    offers: concerts,
    kinds: ['stage', 'worship', 'landmark', 'palace'],
    when: 'evening',
    wayOut: 'Look at the program of the houses before you go; tickets go early.',
    onSeveralDays: true,
  },
  {
    what: 'music',
    heard:
      /\b(?<!live |sound of |classical |folk |rock |traditional |trad )music\b(?! (?:museums?|history|shops?|stores?|festivals?|halls?))/i,
    says: /\b(?:live music|bands?|musicians?|gigs?|sessions?|jazz|concerts?|opera|orchestra)\b/i,
    offers: new RegExp(`${liveMusic.source}|${concerts.source}`, 'iu'),
    kinds: ['nightlife', 'stage', 'restaurant', 'worship', 'palace', 'landmark'],
    // A tavern with a duo is dinner; who names music wants to hear some.
    ratherThan: ['restaurant'],
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'comedy',
    heard:
      /\b(?:stand-?up(?: comedy)?|comedy(?: (?:shows?|clubs?|nights?|gigs?))?|comedians?|improv)\b/i,
    says: /\b(?:comedy|stand-?up|comedians?|improv)\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: askWhatIsOn,
    onSeveralDays: true,
  },
  {
    what: 'a show',
    heard:
      /\b(?:broadway|west end|musicals?|theat(?:re|er)(?: shows?|s)?(?! district)|cirque du soleil)\b/i,
    offers:
      /\b(?:musicals?(?! (?:fountain|instrument))|Broadway shows?|West End|(?<!(?:pre-|Roman |ancient |art deco ))theaters?(?! (?:tour|tickets|district|museum))|cirque|circus|kabuki|variety show)/i,
    kinds: ['stage'],
    when: 'evening',
    wayOut: 'Look at what plays that week, and book.',
    onSeveralDays: true,
  },
  {
    // Without a word of which: the best that the town's stages have. "A light show" and "show us" are something else.
    what: 'a show',
    heard:
      /\b(?:an?|one|two|some|any|the|good|great|nice|big|fun|evening|live|stage|vegas) shows?\b(?! (?:me|us|you|on tv|off))|\b(?:see|watch|catch|attend|take in) shows\b|\bshows (?:in the evenings?|at night)\b/i,
    offers:
      /\b(?:musicals?(?! (?:fountain|instrument))|Broadway shows?|West End|(?<!(?:pre-|Roman |ancient |art deco ))theaters?(?! (?:tour|tickets|district|museum))|cirque|circus|kabuki|acrobatics|(?:variety|magic|water|immersive|dance|acrobat\w*|puppet|flamenco|tango|fado|samba|folklore) shows?|cabaret|revue)\b/i,
    kinds: ['stage'],
    when: 'evening',
    wayOut: 'Look at what plays that week, and book.',
    onSeveralDays: true,
  },
]
