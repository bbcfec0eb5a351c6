/** Trips whose weather this browser leaves alone, because somebody said so. */
import type { TripId } from '#domain/trip/ids.ts'

const key = 'weather_ignored'
const most = 200

export function isIgnored(trip: TripId): boolean {
  return read().includes(trip)
}

export function setIgnored(trip: TripId, ignored: boolean): void {
  const others = read().filter((each) => each !== trip)
  localStorage.setItem(key, JSON.stringify(ignored ? [...others, trip].slice(-most) : others))
}

function read(): string[] {
  const kept = localStorage.getItem(key)
  if (kept === null) return []
  try {
    const list: unknown = JSON.parse(kept)
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
