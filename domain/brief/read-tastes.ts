/** What the travellers like and what they refuse, in the catalogue's own words. */
import type { Interest, PlaceKind } from '#domain/places/schema.ts'
import { hasWhole, readVocabulary } from './read-vocabulary.ts'
import type { Reading } from './reading.ts'
import { measureBefore, vocabulary } from './taste-vocabulary.ts'

export interface TastesRead {
  interests: Interest[]
  dislikes: Interest[]
  wantedKinds: PlaceKind[]
  avoidedKinds: PlaceKind[]
  /** Refused, but no kind of place and no interest: "crowds". */
  mustAvoid: string[]
}

/** The sight from above; who leaves out a cable car still looks around. */
const looking = /view|vista|panorama|skyline|lookout/
/** Eating itself; who leaves out a wine tasting still eats. */
const eating = /food|eat|culinary|gastronom|restaurant/
/** All of it, and not the one thing that somebody leaves to others: "no bungee". */
const venture = /advent|adrenaline|thrill|extreme/

/** Whether the catalogue has a word for the whole of a phrase. */
export function isTaste(phrase: string): boolean {
  return hasWhole(vocabulary, phrase)
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
  for (const { meaning, refused: isOut, start, end } of heard) {
    const { interest, kind } = meaning
    const isBounded = kind !== undefined && bounded.test(reading.lower.slice(0, start))
    const refused = isOut || isBounded
    if (!(interest || kind)) {
      if (refused) add(read.mustAvoid, reading.lower.slice(start, end))
    } else if (refused) {
      const sort = sortOf.exec(reading.lower.slice(Math.max(0, start - 16), start))?.[0]
      // "Not keen on tall buildings": only that sort of them.
      if (sort && !kind) {
        add(read.mustAvoid, `${sort}${reading.lower.slice(start, end)}`)
        reading.claim('dislike', start - sort.length, start)
      } else if (kind) add(read.avoidedKinds, kind)
      else if (
        (interest === 'adventure' && !venture.test(reading.lower.slice(start, end))) ||
        (interest === 'food' && !eating.test(reading.lower.slice(start, end))) ||
        (interest === 'views' && !looking.test(reading.lower.slice(start, end)))
      )
        add(read.mustAvoid, reading.lower.slice(start, end))
      else if (interest) add(read.dislikes, interest)
    } else {
      if (kind) add(read.wantedKinds, kind)
      if (interest) add(read.interests, interest)
    }
  }
  read.interests = read.interests.filter((each) => !read.dislikes.includes(each))
  read.wantedKinds = read.wantedKinds.filter((each) => !read.avoidedKinds.includes(each))
  return read
}

function add<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item)
}
