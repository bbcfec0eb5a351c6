/**
 * Reads what a source says by the hour. An hour that can't be weather (−300°, 130 % rain, a time
 * between two hours) is set aside and counted; where most hours are such, the source is mistaken about
 * something else as well, and nothing of it is believed.
 */
import type { Outcome } from '#domain/outcome/outcome.ts'
import { type HourWeather, hourWeatherSchema } from './hour-weather.ts'

export interface SaidHours {
  /** Seconds by which the source's clock is ahead of UTC; hours are asked for in UTC. */
  offsetSeconds: number
  hours: readonly unknown[]
}

export interface ReadHours {
  hours: HourWeather[]
  setAside: number
}

type Reason = 'wrong-zone' | 'no-weather'

export function readHours({ offsetSeconds, hours }: SaidHours): Outcome<ReadHours, Reason> {
  if (offsetSeconds !== 0) {
    const message = `The hours are ${offsetSeconds / 3600} h off UTC: nobody knows which are meant`
    return { ok: false, reason: 'wrong-zone', message }
  }
  const read = new Map<number, HourWeather>()
  let setAside = 0
  for (const each of hours) {
    const hour = hourWeatherSchema.safeParse(each)
    if (!hour.success || read.has(hour.data.instant)) setAside += 1
    else if (saysSomething(hour.data)) read.set(hour.data.instant, hour.data)
  }
  if (setAside * 2 > hours.length) {
    const message = `${setAside} of ${hours.length} hours can’t be weather`
    return { ok: false, reason: 'no-weather', message }
  }
  const sorted = [...read.values()].sort((one, other) => one.instant - other.instant)
  return { ok: true, value: { hours: sorted, setAside } }
}

const saysSomething = ({ rain, millimetres, degrees }: HourWeather) =>
  rain !== null || millimetres !== null || degrees !== null
