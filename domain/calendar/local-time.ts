/** Instants in words, by the clock of whoever reads them: for what is rendered in a browser only. */

/** `Nov 8`. */
export const localDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

/** `November 8, 2027`. */
export const localLongDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })

/** `Nov 8, 2027, 5:20 PM`. */
export const localMoment = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
