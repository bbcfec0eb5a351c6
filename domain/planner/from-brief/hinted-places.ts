/** Words that nobody understood and that name a place of the town. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { isOfAnExperience } from '../asked/read-asked.ts'
import { placeHinted } from '../place-names.ts'
import type { PlannableDestination } from '../plannable-destination.ts'

interface Hint {
  words: string
  id: string
  /** Whether the words mean the place without being its name. */
  isMeant?: true
}

export interface HintedPlaces {
  /** The places, each with its words. */
  hints: Hint[]
  /** Words that are still not understood. */
  unread: string[]
  /** Words of appointments' places, which are read elsewhere. */
  ofAppointments: string[]
}

/** What one climbs by its plain name: "climbing the dome" in Florence, "up the bell tower" in Venice. */
const climbed =
  /\b(?:climb(?:ing)?|go(?:ing)? up|walk(?:ing)? up|up)(?: to)?(?: the top of)? the (?<what>(?:bell |clock )?towers?|dome|cupola|campanile|belfry|minaret|lighthouse)\b(?! (?:of|at|in) )/gi
/** Renown (0 to 1) from which a town's tower is the one that is meant. */
const meantByAll = 0.4

function climbedPlace(
  words: string,
  { places }: PlannableDestination,
  text: string,
): PlannableDestination['places'][number] | undefined {
  const said = [...text.matchAll(climbed)].map(({ groups }) => groups?.what?.toLowerCase() ?? '')
  const unread = words.toLowerCase().replace(/^the /, '')
  const what = said.find((each) => each.endsWith(unread) || unread.endsWith(each))
  if (!what) return undefined
  const name = new RegExp(`\\b${what.replace(/s$/, '')}\\b`, 'i')
  return places
    .filter((place) => name.test(place.name) && place.essential >= meantByAll && !place.dayTrip)
    .toSorted((a, b) => b.essential - a.essential)[0]
}

export function hintedPlaces(
  notUnderstood: readonly string[],
  { appointments }: Pick<TripBrief, 'appointments'>,
  destination: PlannableDestination,
  text?: string,
): HintedPlaces {
  const wheres = appointments.flatMap(({ where }) => where?.toLowerCase() ?? [])
  const isWhere = (words: string) => wheres.includes(words.toLowerCase())
  const unread = notUnderstood.filter((words) => !isWhere(words))
  const hints = unread.flatMap((words): Hint[] => {
    const climbed = climbedPlace(words, destination, text ?? '')
    if (climbed) return [{ words, id: climbed.id, isMeant: true }]
    if (isOfAnExperience(words, text ?? '')) return []
    const place = placeHinted(words, destination, text)
    return place ? [{ words, id: place.id }] : []
  })
  return {
    hints,
    unread: unread.filter((words) => !hints.some((hint) => hint.words === words)),
    ofAppointments: notUnderstood.filter(isWhere),
  }
}
