/**
 * Wishes in words that name no place: which words of the catalogue show that a place meets them, and at what hour.
 * Tango is danced in the evening, and not looked at in a street named after it.
 */
import type { Interest, Place, PlaceKind } from '#domain/places/schema.ts'
import { isNightMarket, isStreetFood, streetFoodWish } from '../meals/street-food.ts'
import type { AskedWish } from '../schema.ts'
import { dishes } from './dishes.ts'
import { doneExperiences } from './done-experiences.ts'
import { askWhatIsOn, eveningExperiences, onStages } from './evening-experiences.ts'
import { everydayExperiences } from './everyday-experiences.ts'
import { landscapeExperiences } from './landscape-experiences.ts'
import { meantExperiences } from './meant-experiences.ts'
import { namedExperiences } from './named-experiences.ts'
import { particularExperiences } from './particular-experiences.ts'
import { plainExperiences } from './plain-experiences.ts'
import { seasonalExperiences } from './seasonal-experiences.ts'
import { subjectExperiences } from './subject-experiences.ts'

export interface Experience {
  /** As it is called on a page: "tango". */
  what: string
  /** The words of a request. */
  heard: RegExp
  /** The words of a place that meets it; any place of the kinds where left out. */
  says?: RegExp
  /** The words of an offer that is it: its own pattern, or that of `says`; left out where those of `heard` serve. */
  offers?: RegExp | 'says'
  /** Words of a place that excludes it, whatever else it says: a cable car is no hike. */
  not?: RegExp
  /** An interest that a place has to be of. */
  of?: Interest
  kinds?: readonly PlaceKind[]
  /** Kinds that meet it only where few places of the other kinds do. */
  ratherThan?: readonly PlaceKind[]
  when: AskedWish['when']
  /** Said where nothing that is known meets it: a way to have it all the same. */
  wayOut: string
  /** Months in which it exists, from 1 for January. */
  months?: readonly number[]
  /** The least price level of a table that meets it. */
  dear?: number
  /** What is planned where nothing meets it: told as what it is, and that it is not the thing itself. */
  nearly?: Pick<Experience, 'what' | 'says' | 'offers' | 'kinds' | 'dear'>
  /** More than one, where several were asked for: about one a day. */
  often?: true
  /** A dish: no more often than was asked for. */
  dish?: true
  /** Met by one evening, unless several were asked for. */
  once?: true
  /** A condition on the place beyond its words. */
  fits?: (place: Place) => boolean
  /** Met on every other day, each time elsewhere, unless one was asked for: some travel for it. */
  onSeveralDays?: true
  /** Takes half a day and strength: on every other day at most. */
  tiring?: true
  /** Told in the words of the request instead of `what`: "anime". */
  asSaid?: true
  /** The interest that `heard` is also read as: who says only these words did not ask for all of that interest. */
  partOf?: Interest
  /** Words that a table must have to meet it, where serving it is not enough. */
  tables?: RegExp
  /**
   * May be met by a day trip: `true` where nothing in town meets it, `also` besides what is in town when the days
   * suffice.
   */
  outing?: true | 'also'
  /** Its words are no wish for anything wider: who asks for a tango lesson did not ask for a show. */
  narrow?: true
  /** A day trip by this vehicle meets it, whatever is there. */
  by?: NonNullable<Place['dayTrip']>['by']
}

export const experiences: readonly Experience[] = [
  ...meantExperiences,
  ...plainExperiences,
  ...everydayExperiences,
  ...doneExperiences,
  ...dishes,
  ...namedExperiences,
  ...eveningExperiences,
  ...subjectExperiences,
  ...seasonalExperiences,
  ...particularExperiences,
  {
    what: 'a beer garden',
    heard: /\b(?:beer gardens?|biergartens?|biergärten)\b/i,
    says: /\b(?:beer gardens?|biergarten|chestnuts?(?: trees)?)\b/i,
    kinds: ['restaurant', 'nightlife', 'nature', 'park', 'cafe'],
    when: 'evening',
    wayOut: 'Most are open in fine weather only.',
  },
  {
    what: 'a pub',
    heard: /\bpubs?\b/i,
    says: /\bpubs?\b|\bpints?\b/i,
    kinds: ['nightlife', 'restaurant'],
    when: 'evening',
    partOf: 'nightlife',
    wayOut: askWhatIsOn,
  },
  {
    what: 'a rooftop bar',
    heard: /\broof-?top (?:bars?|drinks?|cocktails?|lounges?|terraces?|sundowners?)\b/i,
    says: /\b(?:rooftop|roof terrace|sky bar)\b/i,
    offers:
      /\b(?:rooftop (?:bar|dining|drinks|terrace|cocktails|restaurant)|roof terrace|sky bar)\b/i,
    kinds: ['nightlife', 'restaurant'],
    when: 'evening',
    partOf: 'nightlife',
    wayOut: askWhatIsOn,
  },
  {
    what: 'a cabaret',
    heard: /\b(?:cabarets?|can-?can|burlesque|revues?)\b/i,
    says: /\b(?:cabaret|can-?can|revue|burlesque)\b/i,
    kinds: onStages,
    when: 'evening',
    wayOut: 'Book ahead: the good seats go weeks before.',
  },
  {
    what: 'geishas',
    heard: /\b(?:geishas?|geiko|maiko)\b/i,
    says: /\b(?:geishas?|geiko|maiko)\b/i,
    when: 'evening',
    wayOut: 'They hurry to work at dusk in the tea-house quarters: look, and leave them their way.',
  },
  {
    what: 'ghosts',
    heard: /\b(?:ghosts?|haunted|spooky|ghost (?:tours?|walks?))\b/i,
    says: /\b(?:ghosts?|haunted|plague|dungeons?|crypts?|catacombs?|graves?|graveyard|kirkyard|tombs?|buried (?:street|lane)s?|witch(?:es)?|voodoo|vampires?)\b/i,
    offers:
      /\b(?:ghosts?|haunted|spooky|witch\w*|vampires?|voodoo|dungeons?|catacombs?|underground (?:tour|vaults))\b/i,
    kinds: ['activity', 'landmark', 'museum', 'park', 'worship', 'neighbourhood'],
    when: 'any',
    wayOut: 'Most old towns have a walk after dark with a guide: ask where it begins.',
  },
  {
    what: streetFoodWish,
    heard: /\b(?:street[- ]?food|hawkers?|food stalls?)\b/i,
    fits: isStreetFood,
    not: /\b(?:christmas|advent)\b/i,
    kinds: ['market', 'neighbourhood', 'restaurant', 'cafe', 'square'],
    when: 'any',
    onSeveralDays: true,
    wayOut: 'Ask at your lodging which street fills with stalls at dusk.',
  },
  {
    what: 'a night market',
    heard: /\bnight (?:markets?|bazaars?)\b/i,
    fits: isNightMarket,
    kinds: ['market', 'neighbourhood', 'shopping'],
    when: 'evening',
    onSeveralDays: true,
    wayOut: 'Ask at your lodging which street fills with stalls at dusk.',
  },
  {
    what: 'a tea ceremony',
    heard: /\btea ceremon(?:y|ies)\b/i,
    says: /\btea ceremon(?:y|ies)\b/i,
    nearly: {
      what: 'tea, made before you',
      says: /\b(?:matcha|tearoom|tea merchant|whisked|a sampler of tea|brew your own)\b/i,
      kinds: ['stage', 'activity', 'shopping', 'garden', 'worship', 'museum', 'cafe'],
    },
    when: 'any',
    wayOut: 'Tea schools and larger hotels hold one for guests: book a day before.',
  },
  {
    what: 'a spa',
    heard: /\b(?:(?<!thermal )spas?|saunas?|wellness|massages?)\b/i,
    says: /\b(?:spas?|hammam|thermal|baths?|onsen|sauna|lagoon|massages?|hot springs?)\b/i,
    offers:
      /\b(?:(?<!beer )spas?(?! town)|saunas?|massages?|thermal (?:baths?|pools?)|hammams?|onsens?|hot springs?|Turkish baths?)\b/i,
    kinds: ['spa', 'activity', 'nature', 'landmark'],
    when: 'any',
    wayOut: 'Ask at your lodging: many houses have one.',
  },
  {
    what: 'a night out',
    heard:
      /\b(?:nights? out|out (?:on the town|dancing)|part(?:y|ying) (?:hard|all night)|go(?:ing)? clubbing)\b/i,
    kinds: ['nightlife'],
    when: 'night',
    wayOut: 'Ask at your lodging where people go that night; clubs fill after midnight.',
  },
  {
    what: 'wine',
    heard: /\b(?<!\bmulled )(?:wine(?:s|ries|ry)?(?: tastings?| tours?)?|vineyards?)\b(?! bars?)/i,
    says: /\b(?:wine(?:s|ry|ries)?|vineyards?|cellars?)\b/i,
    offers:
      /\b(?:(?<!mulled |fine )wines?\b(?! list)|vineyards?|winer(?:y|ies)|bodegas?|enoteca|champagne cellars?|port (?:cellars?|tasting|lodges?))/i,
    tables:
      /\b(?:wine (?:bars?|lists?|cellars?|shops?)|wines|enoteca|vinotecas?|bodegas?|cellars|bottles|vineyards?|winer(?:y|ies)|(?:glass|glasses|carafes?|jugs?|jars) of (?:\w+ )?wine|wine jars|green wine)\b/i,
    kinds: [
      'activity',
      'nature',
      'neighbourhood',
      'museum',
      'landmark',
      'restaurant',
      'nightlife',
      'garden',
    ],
    when: 'any',
    onSeveralDays: true,
    outing: 'also',
    wayOut: 'A tasting can be booked with most wine shops.',
  },
  {
    what: 'a bistecca',
    heard: /\b(?:bistecca(?: alla fiorentina)?|fiorentina|florentine steak)\b/i,
    says: /\b(?:bistecca|steaks?|T-bone)\b/i,
    offers: /\b(?:bistecca|Florentine steak)\b/i,
    kinds: ['restaurant'],
    when: 'evening',
    wayOut: 'Steak houses grill it by weight, for two.',
  },
  {
    what: 'a fine dinner',
    heard:
      /\b(?:fancy|posh|fine|splurge|special|celebratory|celebration|anniversary|birthday|romantic|memorable|unforgettable|once-in-a-lifetime|blow-?out|gourmet|tasting[- ]menu|nice) (?:dinners?|meals?|restaurants?|dining|evening)\b|\btasting (?:menus?|restaurants?)\b|\b(?:dinners?|meals?) (?:to remember|we(?:'ll| will) (?:always |never )?(?:remember|forget))\b|\bdinner (?:for|at|of|around|about)(?: about| around| up to)? [€£$]? ?(?:[7-9]\d|[1-9]\d\d) ?(?:dollars|euros?|pounds|usd|eur|gbp|[€£$])? ?(?:each|a head|a person|per (?:head|person)|pp)\b/i,
    kinds: ['restaurant'],
    dear: 3,
    once: true,
    when: 'evening',
    wayOut: 'Book weeks ahead, and ask your lodging for a table.',
  },
  ...landscapeExperiences,
]

/** Whether words that were read as a name are a wish of this list: "West End". */
export function isExperience(words: string): boolean {
  return experiences.some(({ heard }) => heard.test(words))
}
