/**
 * "A klezmer concert", "gospel music", "an organ concert": where houses of the town offer that music, other
 * concerts do not meet the wish. The sorts are taken from the offers of its places.
 */
import type { Place } from '#domain/places/schema.ts'
import { askWhatIsOn } from './evening-experiences.ts'
import type { Experience } from './experiences.ts'
import { plain } from './told-by.ts'

const evenings = 'concerts?|gigs?|music|nights?|performances?|shows?'
const said = new RegExp(`(?<![\\p{L}-])(?<sort>[\\p{L}-]{4,}) (?:${evenings})(?![\\p{L}])`, 'giu')
/** Adjectives of manner, which name no music. */
const ofManner =
  /^(?:live|good|great|nice|some|local|loud|opera|evening|open-air|outdoor|small|free|classical|one|two|first|last|every|each|late|long|that|this|with|broadway|light|water)$/i

export function sortsOfMusic(
  text: string,
  places: readonly Place[],
  known: readonly Pick<Experience, 'heard'>[],
): Experience[] {
  return [...text.matchAll(said)].flatMap(({ 0: what, groups }): Experience[] => {
    const sort = groups?.sort ?? ''
    // Sorts with an experience of their own are read there: jazz, flamenco.
    if (ofManner.test(sort) || known.some(({ heard }) => heard.test(sort))) return []
    const played = new RegExp(`\\b${plain(sort)}\\b(?: (?:${evenings}))`, 'i')
    const isPlayed = ({ offers = [], dayTrip }: Place) =>
      !dayTrip && offers.some((offer) => played.test(plain(offer)))
    if (!places.some(isPlayed)) return []
    return [
      {
        what: what.toLowerCase(),
        heard: new RegExp(`(?<![\\p{L}-])${sort} (?:${evenings})(?![\\p{L}])`, 'iu'),
        fits: isPlayed,
        offers: played,
        when: 'evening',
        narrow: true,
        wayOut: askWhatIsOn,
      },
    ]
  })
}
