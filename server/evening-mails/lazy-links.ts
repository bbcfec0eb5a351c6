/** The links of evening mails, loaded when the first is opened: the code that swaps stops is large. */
import type { EveningServices } from '#domain/site/evening-mails.ts'
import type { Database } from '#server/backend/db/driver.ts'

export function lazyEveningLinks(database: Database): EveningServices {
  const links = async () => (await import('./evening-links.ts')).eveningLinks(database)
  return {
    fetchSwap: async (secret) => (await links()).fetchSwap(secret),
    takeSwap: async (secret) => (await links()).takeSwap(secret),
    fetchMail: async (secret) => (await links()).fetchMail(secret),
    stopMails: async (secret) => (await links()).stopMails(secret),
  }
}
