/** The links of mails in the evening, loaded with the first that is opened: what they change is large. */
import type { EveningServices } from '#domain/site/evening.ts'
import type { Database } from '#server/backend/db/driver.ts'

export function laterEveningLinks(database: Database): EveningServices {
  const links = async () => (await import('./evening-links.ts')).eveningLinks(database)
  return {
    readSwap: async (secret) => (await links()).readSwap(secret),
    takeSwap: async (secret) => (await links()).takeSwap(secret),
    readMail: async (secret) => (await links()).readMail(secret),
    stopMails: async (secret) => (await links()).stopMails(secret),
  }
}
