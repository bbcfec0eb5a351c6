/** Instants in words, by the clock of whoever reads them: for what is rendered in a browser only. */
import { madeOnce } from '#domain/text/made-once.ts'

const day = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }))
const longDay = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }))
const moment = madeOnce(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
)

/** `Nov 8`. */
export const localDay = (at: string): string => day().format(new Date(at))

/** `November 8, 2027`. */
export const localLongDay = (at: string): string => longDay().format(new Date(at))

/** `Nov 8, 2027, 5:20 PM`. */
export const localMoment = (at: string): string => moment().format(new Date(at))
