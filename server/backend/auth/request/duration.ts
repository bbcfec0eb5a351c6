/** Durations as administrators write them: `24h`, `1h30m`, `300ms`. */
const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** Milliseconds; `undefined` where it is no duration. */
export function durationMs(text: string): number | undefined {
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return undefined
  return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0),
    0,
  )
}
