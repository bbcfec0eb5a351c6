/** Local times and time zones as they come from outside. */
import { z } from 'zod'
import { isZone } from './zoned-time.ts'

const localPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** A name that this runtime knows: `Europe/Lisbon`, `Etc/UTC`. */
export const zoneSchema = z.string().max(64).refine(isZone, 'Not a time zone')

/** A date and a time of day without a zone; days that no month has are refused. */
export const localTimeSchema = z
  .string()
  .regex(localPattern)
  .refine((text) => isLocalTime(text), 'Not a time that a calendar has')

/** A local time with its zone. */
export const zonedTimeSchema = z.strictObject({ local: localTimeSchema, zone: zoneSchema })

function isLocalTime(text: string): boolean {
  const [, year, month, day, hour, minute] = (localPattern.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    (hour ?? 24) < 24 &&
    (minute ?? 60) < 60
  )
}
