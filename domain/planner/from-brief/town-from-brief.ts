/**
 * The town for one stay: the lodging, named and hinted places, and the places as the manner of the visit ranks
 * them.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { placesNamed } from '../asked/named-places.ts'
import { placesInManner } from '../asked/places-in-manner.ts'
import { readHabits } from '../asked/read-habits.ts'
import { readManner } from '../asked/read-manner.ts'
import type { PlannableDestination } from '../plannable-destination.ts'
import { seenLit } from '../said/seen-lit.ts'
import { lodgingBase } from '../stays/lodging-base.ts'
import { namesOf, type whenInTown } from '../stays/when-in-town.ts'
import type { SaidBesides } from './brief-reading.ts'
import { hintedPlaces } from './hinted-places.ts'

export type TownFromBrief = ReturnType<typeof townFromBrief>

export function townFromBrief(
  brief: TripBrief,
  given: PlannableDestination,
  { clock, dates }: Pick<ReturnType<typeof whenInTown>, 'clock' | 'dates'>,
  said: SaidBesides,
) {
  const { text = '', notUnderstood = [] } = said
  const names = namesOf(given)
  const named = placesNamed(brief.mustSee, given, said.text)
  const lodging = lodgingBase(brief, given, said.text, named.ids)
  const isPassing = clock?.kind === 'layover' || clock?.kind === 'call'
  const { again } = readManner(said.asWritten ?? text, names)
  const manner = { ...readManner(text, names), again }
  const habits = readHabits(text)
  const isSlow = brief.pace === 'slow' || (brief.pace === undefined && habits.unhurried)
  const { places, back } = placesInManner(given.places, {
    ...manner,
    slow: isSlow,
    days: dates.length,
    interests: brief.interests,
    lodging: lodging.at,
    named: new Set(named.ids),
  })
  const isAnEvening = clock?.kind === 'evening' || clock?.kind === 'layover'
  const seen = isAnEvening ? seenLit(places, named.ids, text) : places
  const destination = { ...given, places: [...seen] }
  return {
    destination,
    named,
    hinted: hintedPlaces(notUnderstood, brief, destination, text),
    lodging,
    /** Between two ships or flights. */
    isPassing,
    manner,
    /** Sights put back for this manner. */
    back,
    habits,
    isSlow,
    notes: [
      isPassing && !lodging.isSaid
        ? `Ways are counted from ${lodging.name ?? given.name}, where the way into town ends.`
        : lodging.note,
      ...named.notes,
    ],
    unmet: [...lodging.unmet, ...named.unmet],
  }
}
