/** What the travellers like and what they refuse, in the catalogue's own words. */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import type { Reading } from '../reading.ts'
import { hasWhole, readVocabulary } from './read-vocabulary.ts'
import { measureBefore, refusedWith, vocabulary } from './taste-vocabulary.ts'

export interface TastesRead {
  interests: Interest[]
  dislikes: Interest[]
  wantedKinds: PlaceKind[]
  avoidedKinds: PlaceKind[]
  /** Refused, but no kind of place and no interest: "crowds". */
  mustAvoid: string[]
}

/**
 * Words for an interest as a whole. Who leaves out one thing of it, a hike, the bungee, the castle, has said nothing against
 * the rest.
 */
const wholes: Partial<Record<Interest, RegExp>> = {
  adventure: /advent|adrenaline|thrill|extreme/,
  architecture: /architect|buildings/,
  art: /^(?:fine )?arts?$|painting/,
  culture: /cultur|tradition/,
  food: /food|eat|culinary|gastronom|restaurant/,
  history: /histor|heritage/,
  literature: /literature|literary|books?$/,
  music: /music|concert|gigs/,
  nature: /nature|outdoor|scener|landscape|countryside/,
  nightlife: /night|club|part|bar|pub|drinking|rave/,
  relaxation: /relax|wellness|do nothing/,
  science: /science|tech/,
  sport: /sport/,
  views: /view|vista|panorama|skyline|lookout/,
}

/** Whether the catalogue has a word for the whole of a phrase. */
export function isTaste(phrase: string): boolean {
  return hasWhole(vocabulary, phrase)
}

/** Interests that the words of a phrase tell of: surfing lessons are adventure and sport. */
export function interestsIn(phrase: string): Interest[] {
  return vocabulary
    .filter(([pattern]) => pattern.test(phrase))
    .flatMap(([, { interest, besides = [] }]) => (interest ? [interest, ...besides] : []))
}

/** "Not more than one museum a day" is no wish for museums; how many are welcome is told by the whole sentence. */
const bounded = /\b(?:no|not|never|if there(?:'s| is| are)) more than (?:one|two|1|2) $/

/** What narrows a refusal down: loud music is not all music. */
const sortOf =
  /\b(?:tall|loud|noisy|modern|big|huge|heavy|techno|country|house|posh|fancy|steep|long|boring|ugly|concrete) $/

export function readTastes(reading: Reading): TastesRead {
  const read: TastesRead = {
    interests: [],
    dislikes: [],
    wantedKinds: [],
    avoidedKinds: [],
    mustAvoid: [],
  }
  const heard = readVocabulary(reading, vocabulary, {
    wanted: 'interest',
    refused: 'dislike',
    measure: measureBefore,
  })
  for (const { meaning, refused: isOut, start, end, measure } of heard) {
    const word = reading.lower.slice(start, end)
    const { interest, kind, besides = [] } = meaning
    const isBounded = kind !== undefined && bounded.test(reading.lower.slice(0, start))
    const refused = isOut || isBounded
    if (!(interest || kind)) {
      if (refused) add(read.mustAvoid, word)
    } else if (refused) {
      const sort = sortOf.exec(reading.lower.slice(Math.max(0, start - 16), start))?.[0]
      // "Not keen on tall buildings": only that sort of them.
      if (sort && !kind) {
        add(read.mustAvoid, `${sort}${word}`)
        reading.claim('dislike', start - sort.length, start)
      } else if (kind) add(read.avoidedKinds, kind)
      else if (interest && wholes[interest]?.test(word) === false)
        add(read.mustAvoid, refusedWith(measure, word))
      else if (interest) add(read.dislikes, interest)
    } else {
      if (kind) add(read.wantedKinds, kind)
      if (interest) add(read.interests, interest)
      for (const other of besides) add(read.interests, other)
    }
  }
  read.interests = read.interests.filter((each) => !read.dislikes.includes(each))
  read.wantedKinds = read.wantedKinds.filter((each) => !read.avoidedKinds.includes(each))
  return read
}

function add<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item)
}
