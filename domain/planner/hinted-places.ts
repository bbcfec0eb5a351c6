/** Words that nobody understood and that name a place of the town after all. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { isOfAnExperience } from './asked/read-asked.ts'
import { placeHinted } from './place-names.ts'
import type { PlannableDestination } from './plannable-destination.ts'

export interface HintedPlaces {
  /** With the words that name each. */
  hints: { words: string; id: string }[]
  /** What is still to be understood. */
  unread: string[]
  /** Where an appointment is: its reader has it already. */
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
