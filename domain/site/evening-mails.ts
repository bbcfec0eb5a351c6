/** What the links in a mail of the evening show and do, for the pages they open. */
import type { EveningSwap } from '#domain/weather-swaps/evening-swap.ts'

export interface SwapByLink extends Pick<EveningSwap, 'date' | 'number' | 'stops' | 'forecast'> {
  /**
   * `taken` by this very call; `used` before; `over` since the day began; `changed`: the trip is another
   * since the mail was sent, and the link does nothing.
   */
  state: 'open' | 'taken' | 'used' | 'over' | 'changed'
  trip: string
  title: string
}

export interface MailByLink {
  trip: string
  title: string
  /** Whether the mails of this trip are still sent. */
  on: boolean
}

/** Null where there is no such link. Reading changes nothing. */
export interface EveningServices {
  fetchSwap: (secret: string) => Promise<SwapByLink | null>
  takeSwap: (secret: string) => Promise<SwapByLink | null>
  fetchMail: (secret: string) => Promise<MailByLink | null>
  stopMails: (secret: string) => Promise<MailByLink | null>
}
