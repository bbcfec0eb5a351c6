import { formatDuration } from '#app/ui/trip/format.ts'
import { modeInWords } from '#domain/trip/mode-words.ts'
import type { Stop } from '#domain/trip/schema.ts'

/** How one gets to a stop: `About 12 min on foot, 850 m.` */
export function wayInWords({ leg, area }: Pick<Stop, 'leg' | 'area'>): string {
  if (!leg?.minutes) return area ? `In ${area}.` : ''
  const about = leg.source.kind === 'estimate' ? 'About ' : ''
  const far = leg.meters === null ? '' : `, ${distance(leg.meters)}`
  return `${about}${formatDuration(leg.minutes)} ${modeInWords(leg)}${far}${area ? `, to ${area}` : ''}.`
}

const distance = (meters: number) =>
  meters < 950 ? `${Math.round(meters / 50) * 50} m` : `${(meters / 1000).toFixed(1)} km`
