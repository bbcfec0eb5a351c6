/** An alternative plan: in short words, and as a request that keeps everything else. */
import { andList } from '#domain/brief/check-brief.ts'
import { printBrief } from '#domain/brief/print/print-brief.ts'
import type { PlaceRef, TripBrief } from '#domain/brief/schema.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { PlanAnswer } from './answer.ts'

export function proposal(
  name: string,
  brief: TripBrief,
  goals: readonly PlaceRef[],
): PlanAnswer['proposals'][number] {
  const { days } = brief
  const length = days === undefined ? '3 days' : days === 1 ? 'A day' : `${days} days`
  const says = `${length} in ${name}`
  const kept = printBrief(withGoals(brief, goals))
  // The words said are narrower than the interest: "street art" is read as art.
  const liked = brief.spans.flatMap(({ slot, text }) =>
    slot === 'interest' && !kept.toLowerCase().includes(text.toLowerCase()) ? text : [],
  )
  const own = liked.length > 0 ? ` We love ${andList([...new Set(liked)])}.` : ''
  return { says, wish: onlyWhereAndHowLong.test(kept) ? says : `${kept}${own}` }
}

const onlyWhereAndHowLong = /^A trip(?: to [^.]+)?\. The whole trip takes \d+ days? in total\.$/

export function goalOf({ name, slug, country }: Destination): PlaceRef {
  return { name, kind: 'city', country, slug }
}

/** The request with these destinations, without doubt. */
function withGoals(brief: TripBrief, goals: readonly PlaceRef[]): TripBrief {
  const { choice: _choice, open: _open, search: _search, cityCount: _count, ...rest } = brief
  const names = new Set(goals.map(({ name }) => name))
  return {
    ...rest,
    days: brief.days ?? 3,
    destinations: goals.map(({ doubted: _doubted, unsure: _unsure, ...goal }) => goal),
    stays: goals.length > 1 ? brief.stays.filter(({ place }) => names.has(place)) : [],
    contradictions: [],
  }
}
