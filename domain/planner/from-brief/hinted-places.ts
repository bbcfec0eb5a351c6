/** Words that nobody understood and that name a place of the town. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { isOfAnExperience } from '../asked/read-asked.ts'
import { placeHinted } from '../place-names.ts'
import type { PlannableDestination } from '../plannable-destination.ts'

export interface HintedPlaces {
  /** The places, each with its words. */
  hints: { words: string; id: string }[]
  /** Words that are still not understood. */
  unread: string[]
  /** Words of appointments' places, which are read elsewhere. */
  ofAppointments: string[]
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
  const hints = unread.flatMap((words) => {
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
