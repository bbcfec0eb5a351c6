/** A rule for the reasons of the left-out list: which sentence it reads, and whether that is so, by the catalogue and the plan. */
import type { Place } from '#domain/places/schema.ts'
import type { SeenPlan } from './seen-plan.ts'

export interface ReasonRule {
  says: RegExp
  holds: (place: Place, plan: SeenPlan, said: RegExpExecArray) => boolean
}

/** All that the catalogue says of a place, in months and at hours of their own, too. */
export const everyWord = ({ name, about, offers = [], moments = [] }: EveryWord) =>
  [name, about, ...offers, ...moments.map(({ says }) => says)].join(' ')
type EveryWord = Pick<Place, 'name' | 'about' | 'offers' | 'moments'>
