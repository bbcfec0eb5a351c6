/** The part of a day that several bounds leave. */
export interface PartOfDay {
  from?: number
  to?: number
}

const endless = 1800

/** The intersection: the latest beginning and the earliest end. */
export function narrowest(...parts: readonly PartOfDay[]): PartOfDay {
  const from = Math.max(0, ...parts.map((part) => part.from ?? 0))
  const to = Math.min(endless, ...parts.map((part) => part.to ?? endless))
  return { ...(from > 0 ? { from } : {}), ...(to < endless ? { to } : {}) }
}

/** The bounds of a journey on a day: the first has the beginning, and the last the end. */
export function endsOf({ from, to }: PartOfDay, index: number, days: number): PartOfDay {
  return {
    ...(index === 0 && from !== undefined ? { from } : {}),
    ...(index === days - 1 && to !== undefined ? { to } : {}),
  }
}
