import type { DriveSummary, GreatDrive } from './schema.ts'

/** The drive in short, with its legs added up. */
export function summariseDrive(drive: GreatDrive): DriveSummary {
  const { slug, name, region, countries, promise, shape, days, best, stops, legs } = drive
  return {
    slug,
    name,
    region,
    countries,
    promise,
    shape,
    days,
    bestMonths: best.months,
    kilometres: legs.reduce((sum, leg) => sum + leg.kilometres, 0),
    minutes: legs.reduce((sum, leg) => sum + leg.minutes, 0),
    line: stops.map(({ at }) => at),
  }
}
