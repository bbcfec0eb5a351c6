/** The error message of a text that is too long, for zod. */
import { madeOnce } from '#domain/text/made-once.ts'

const digits = madeOnce(() => new Intl.NumberFormat('en-US'))

export function tooLong(what: string, limit: number) {
  return ({ input }: { input?: unknown }) =>
    `This ${what} has ${digits().format(String(input).length)} characters. Please shorten it to ${digits().format(limit)}.`
}
