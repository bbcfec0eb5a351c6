/**
 * Reads the departure cookie on the return from the consent page, and checks that it matches the
 * state.
 */
import {
  type CalendarDeparture,
  calendarDepartureSchema,
} from '#domain/account/calendar-connection.ts'
import { departureCookie, digest } from './calendar-departure.ts'

/** From the request's `Cookie` header. */
export async function readDeparture(header: string | null): Promise<CalendarDeparture | undefined> {
  return calendarDepartureSchema.safeParse(await departureCookie.parse(header)).data
}

/** A `Set-Cookie` header. */
export const forgetDeparture = () => departureCookie.serialize(null, { maxAge: 0 })

export async function departedWith(departure: CalendarDeparture, state: string): Promise<boolean> {
  return departure.stateDigest === (await digest(state))
}
