/** Whether a place is open at this moment, by its hours and the clock where it is. */
import type { SuggestedPlace } from '#domain/assistant/contract.ts'
import { isZone, localText, wallAt } from '#domain/calendar/zoned-time.ts'
import { isOpenAt } from '#domain/places/search-catalogue.ts'

/** Undefined where nobody knows. What a provider said counts where there are no hours to read. */
export function isOpenNow(
  { hours, zone, isOpen }: Pick<SuggestedPlace, 'hours' | 'zone' | 'isOpen'>,
  now: Date,
): boolean | undefined {
  if (hours === undefined || zone === undefined || !isZone(zone)) return isOpen
  const wall = wallAt(Math.floor(now.getTime() / 60_000), zone)
  const date = localText(wall).slice(0, 10)
  const minute = ((wall % 1440) + 1440) % 1440
  return isOpenAt({ hours }, { date, minute }) ?? isOpen
}
