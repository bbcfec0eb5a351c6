/** Ways on foot as a routing server measures them: the same table that days are planned with. */
import { kilometres } from '#domain/places/distance.ts'
import type { Anchor } from '#domain/restaurants/find-houses.ts'
import type { House } from '#domain/restaurants/house.ts'
import { travelModes } from '#domain/routing/travel-estimate.ts'
import type { RoutingProvider } from '#domain/routing/travel-table.ts'

/** How many of the nearest houses are measured: nobody walks to the others. */
const nearest = 30
const everyWay = { beyondWalking: 'transit', longestWalk: 240 } as const

/** By the id of a house; undefined where no server is asked, and then they are the planner's estimates. */
export async function measuredWalks(
  houses: readonly House[],
  anchor: Anchor | null,
  routing: RoutingProvider | undefined,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (!(anchor && routing)) return undefined
  const near = houses
    .toSorted((one, other) => kilometres(one.at, anchor.from) - kilometres(other.at, anchor.from))
    .slice(0, nearest)
  const table = await routing.table([anchor.from, ...near.map(({ at }) => at)], everyWay)
  const onFoot = travelModes.indexOf('walk')
  return new Map(
    near.flatMap(({ id, at }, index): [string, number][] => {
      // Zero minutes, whatever a server says of two points on one spot.
      const isThere = kilometres(at, anchor.from) === 0
      const minutes = isThere ? 0 : table.minutes[index + 1]
      return minutes !== undefined && table.modes[index + 1] === onFoot ? [[id, minutes]] : []
    }),
  )
}
