/** The error message of a text that is too long, for zod. */
export function tooLong(what: string, limit: number) {
  return ({ input }: { input?: unknown }) =>
    `This ${what} has ${String(input).length.toLocaleString('en-US')} characters. Please shorten it to ${limit.toLocaleString('en-US')}.`
}
