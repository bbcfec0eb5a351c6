/**
 * The previews of shared trips, drawn when they are asked for. Drawing takes the processor for a second,
 * so that it goes one after the other, few may wait, and the latest are kept by what they show.
 * Whether a link is still in force is asked before, each time.
 */
import type { DrawTripCard } from '#domain/site/trip-card.ts'

const mostKept = 50
const mostWaiting = 10

export function tripCards(
  draw: (card: Parameters<DrawTripCard>[0]) => Promise<Buffer>,
): DrawTripCard {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const inTurn = (card: Parameters<DrawTripCard>[0]): Promise<Buffer> => {
    waiting += 1
    const drawing = last
      .then(() => draw(card))
      .finally(() => {
        waiting -= 1
      })
    last = drawing.catch(() => undefined)
    return drawing
  }

  return async (card) => {
    const { key } = card
    const known = kept.get(key)
    if (!known && waiting >= mostWaiting) return null
    const drawing = known ?? inTurn(card)
    // Moved to the end, so that what was asked for last is dropped last.
    kept.delete(key)
    kept.set(key, drawing)
    drawing.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return drawing
  }
}
