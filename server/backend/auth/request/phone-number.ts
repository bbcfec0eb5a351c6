/** Phone numbers as the database keeps them: E.164 without the plus. */
import { errors } from '../errors.ts'

export function phoneNumber(given: string): string {
  const digits = given.replaceAll(' ', '').replace(/^\+/, '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) {
    throw errors.validation('Invalid phone number format (E.164 required)')
  }
  return digits
}
