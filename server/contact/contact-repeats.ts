/**
 * A form that is sent twice in a row, by a double click or an impatient reload, is one message.
 * Kept by this process alone: with several, a repeat that reaches another is stored again.
 */
import { createHash } from 'node:crypto'
import type { ContactServices } from '#domain/site/site-services.ts'

export interface ContactRepeatsOptions {
  /** For so long the same words from the same sender are the same message. */
  windowMs: number
  /** Messages that are remembered; the oldest is forgotten first. */
  remembered: number
  now: () => number
}

type Taken = Awaited<ReturnType<ContactServices['once']>>

export function createContactRepeats({
  windowMs,
  remembered,
  now,
}: ContactRepeatsOptions): ContactServices['once'] {
  const recent = new Map<string, { at: number; outcome: Promise<Taken> }>()
  return (address, message, take) => {
    const words = JSON.stringify([address, message.name, message.email, message.message])
    const key = createHash('sha256').update(words).digest('base64')
    const before = recent.get(key)
    if (before && now() - before.at < windowMs) return before.outcome
    const entry = { at: now(), outcome: take() }
    recent.delete(key)
    recent.set(key, entry)
    const [oldest] = recent.keys()
    if (recent.size > remembered && oldest !== undefined) recent.delete(oldest)
    // What was not taken may be sent again at once.
    const forget = () => {
      if (recent.get(key) === entry) recent.delete(key)
    }
    entry.outcome.then((problem) => problem && forget(), forget)
    return entry.outcome
  }
}
