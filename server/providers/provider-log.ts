/** Where a provider's failures are told. A function on the edge has no log of the server's kind. */
export interface ProviderLog {
  warn: (message: string, fields?: Readonly<Record<string, unknown>>) => void
}
