/** What is asked of the days at the wheel, as sentences that are read as the same. */
import type { Driving } from '../schema.ts'

const ways = { scenic: 'Along small roads.', quick: 'No detours.' }
const roads = { motorways: 'motorways', tolls: 'tolls', gravel: 'gravel roads' }

export function printDriving(driving: Driving | undefined): string[] {
  if (!driving) return []
  const { mostADay, restEvery, byDaylight, way, avoidedRoads, electric, leftElsewhere } = driving
  return [
    mostADay === undefined ? '' : `Drive at most ${mostADay} minutes a day.`,
    restEvery === undefined ? '' : `A break every ${restEvery} minutes.`,
    byDaylight ? 'Never after dark.' : '',
    way ? ways[way] : '',
    avoidedRoads ? `Avoid ${avoidedRoads.map((kind) => roads[kind]).join(' and ')}.` : '',
    electric ? 'With an electric car.' : '',
    leftElsewhere ? 'A different drop-off.' : '',
  ].filter(Boolean)
}
