/** The names of a request with what the rules made of them. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { AssignedMention } from '../place-roles.ts'
import type { PlaceCandidate } from '../places/place-mentions.ts'
import type { BriefSpan, TripBrief } from '../schema.ts'
import type { NamedSpan } from './request-words.ts'

/** As the rules have it; `unread` is a name that they did not take for a place. */
export type ToldRole = AssignedMention['role'] | 'doubted' | 'dropped' | 'unread'

export interface ToldName extends NamedSpan {
  told: ToldRole
  /** Which place the rules take it for. */
  place?: PlaceCandidate
}

const roleOfSlot: Partial<Record<BriefSpan['slot'], ToldRole>> = {
  origin: 'origin',
  destination: 'destination',
  mustSee: 'aside',
  mustAvoid: 'refused',
}

export function namesAsTold(
  { destinations, spans }: TripBrief,
  mentions: readonly AssignedMention[],
): ToldName[] {
  const doubts = new Map(
    destinations.map(({ name, doubted }) => [foldName(name), doubted === true] as const),
  )
  const asGoal = (name: string): ToldRole => {
    const doubted = doubts.get(foldName(name))
    return doubted === undefined ? 'dropped' : doubted ? 'doubted' : 'destination'
  }
  const told = mentions.map(
    ({ start, end, role, ref, candidates: [best] }): ToldName => ({
      start,
      end,
      // The goal of a day's outing is where one goes, where there is no other.
      told: role === 'destination' || doubts.has(foldName(ref.name)) ? asGoal(ref.name) : role,
      ...(best && { place: { ...best, name: ref.name, at: ref.at ?? best.at } }),
    }),
  )
  // Names that were found once all else was read.
  const later = spans.flatMap(({ slot, start, end, text }) => {
    const role = roleOfSlot[slot]
    const isTold = told.some((each) => each.start < end && each.end > start)
    return role && !isTold
      ? [{ start, end, told: role === 'destination' ? asGoal(text) : role }]
      : []
  })
  return [...told, ...later]
}
