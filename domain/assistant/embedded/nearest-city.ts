/** For a town without places of ours: offers the nearest city that is known instead of empty days. */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'
import { refOf } from './hear.ts'
import type { MessageContext, Reply } from './message-context.ts'
import { days as daysInWords } from './phrases.ts'
import { groundOf } from './suggest.ts'

const mostKilometres = 300

/** The city of the catalogue that lies nearest to a town that it has not. */
export function nearestKnown(
  { knowledge }: MessageContext,
  { destinations }: TripBrief,
): Destination | null {
  const at = destinations[0]?.at
  if (!at) return null
  const [nearest] = knowledge.catalogue.destinations.toSorted(
    (one, other) => kilometres(one.at, at) - kilometres(other.at, at),
  )
  return nearest && kilometres(nearest.at, at) <= mostKilometres ? nearest : null
}

export function offerNearest(goal: TripBrief & { days: number }, nearest: Destination): Reply {
  const [town] = goal.destinations
  const away = town?.at ? Math.round(kilometres(nearest.at, town.at) / 10) * 10 : 0
  const wish = `Plan ${daysInWords(goal.days)} in ${nearest.name}`
  return {
    meant: 'plan',
    words: `I know no places in ${town?.name ?? 'that town'}, so I can’t plan days there, and I make nothing up. The nearest city I know is ${nearest.name}, about ${Math.max(10, away)} km away.`,
    ask: {
      words: `Shall I plan ${daysInWords(goal.days)} in ${nearest.name} instead?`,
    },
    followUps: [wish, `Tell me about ${nearest.name}`],
    grounds: [groundOf(nearest.about)],
    remember: {
      brief: { ...goal, destinations: [refOf(nearest)], stays: [] },
      destinations: [nearest.slug],
      open: { kind: 'plan' },
    },
  }
}
