/** How a printed brief begins: it says what was read of a request, and is read back as it stands. */
import type { TripBrief } from '../schema.ts'

export function printedOpening(tripType: TripBrief['tripType']): string {
  return tripType === 'round'
    ? 'A round trip'
    : tripType === 'one-way'
      ? 'A one-way trip'
      : 'A trip'
}

const opening = /^A (?:round |one-way )?trip\b/

export const isPrinted = (text: string): boolean => opening.test(text)
