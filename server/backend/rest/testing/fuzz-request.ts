/** A random request, as data that shrinks and prints well. */
import fc from 'fast-check'

export interface FuzzRequest {
  method: string
  resource: string
  parameters: [string, string][]
  accept: string
  prefer: string
  range: string
  body: string
}

export const pick = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list)
export const join =
  (separator: string) =>
  (parts: readonly string[]): string =>
    parts.join(separator)
