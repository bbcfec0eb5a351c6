/** Parses a timestamp from the query string; null where it is not one. */
export function readMoment(text: string | null): string | null {
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : null
}
