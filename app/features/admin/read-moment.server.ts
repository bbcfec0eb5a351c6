/** A moment in an address, as the database wrote it; null where it is none. */
export function readMoment(text: string | null): string | null {
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : null
}
