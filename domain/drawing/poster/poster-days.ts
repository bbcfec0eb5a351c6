/** How the days of a trip share the foot of a poster: in columns, with as many stops as fit. */

export interface PosterDay {
  /** `Day 2 · Sunday, May 9`. */
  label: string
  title: string
  /** In order, with their numbers. */
  stops: readonly string[]
}

interface PostedDay {
  /** From 0. */
  day: number
  column: number
  y: number
  label: string
  title: string
  lines: string[]
}

const headHeight = 46
const lineHeight = 17
const gap = 16

/** Of very many days, the first ones. */
export function postedDays(
  all: readonly PosterDay[],
  { height }: { height: number },
): { columns: number; blocks: PostedDay[] } {
  const columns = all.length <= 3 ? Math.max(1, all.length) : all.length <= 12 ? 3 : 4
  const rows = Math.ceil(all.length / columns)
  const fitting = Math.max(1, Math.min(rows, Math.floor((height + gap) / (headHeight + gap))))
  const each = (height + gap) / fitting - gap
  const mostLines = Math.max(0, Math.floor((each - headHeight) / lineHeight))
  const blocks = all.slice(0, fitting * columns).map(({ label, title, stops }, day) => ({
    day,
    column: Math.floor(day / fitting),
    y: (day % fitting) * (each + gap),
    label,
    title,
    lines: cut(stops, mostLines),
  }))
  return { columns, blocks }
}

function cut(stops: readonly string[], most: number): string[] {
  if (stops.length <= most) return [...stops]
  if (most < 2) return []
  return [...stops.slice(0, most - 1), `and ${stops.length - most + 1} more`]
}
