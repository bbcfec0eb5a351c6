/** Places on the same subject as a place that was named: with Auschwitz the ghetto and the factory. */
import { allSaid } from '#domain/places/moments.ts'
import type { Place } from '#domain/places/schema.ts'
import type { AskedWish } from '../schema.ts'
import type { Experience } from './experiences.ts'
import { meeting } from './meeting-places.ts'
import { subjectExperiences } from './subject-experiences.ts'

/** The most places listed: more are too many to choose from. */
const mostRelatives = 8

/** Nobody asked for them: they rank before other subjects, but are not told as a wish. */
export function relativesOf(
  id: string,
  places: readonly Place[],
  heard: readonly Experience[],
): AskedWish[] {
  const place = places.find((each) => each.id === id)
  if (!place) return []
  const words = `${place.name} ${allSaid(place)}`
  return subjectExperiences
    .filter(
      (subject) =>
        !heard.includes(subject) &&
        subject.kinds?.includes(place.kind) === true &&
        subject.says?.test(words) === true,
    )
    .flatMap((subject) => {
      const others = meeting(subject, places).places.filter((each) => each.id !== id)
      const more = others.slice(0, mostRelatives).map((each) => each.id)
      const { what, when } = subject
      if (more.length === 0) return []
      return [{ what, placeIds: [id], when, daily: false, often: false, more, implied: true }]
    })
}
