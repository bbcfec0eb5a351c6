/**
 * Asks one provider within its time and its rate, remembers what it said, and leaves it alone for a
 * while after a failure, so that a service that is down costs nobody its time-out.
 */
import type { ProviderFailure } from '#domain/places/place-details.ts'

export interface Refusal {
  ok: false
  reason: ProviderFailure
  message: string
  retryAfterMs?: number
}

export type Asking<Answer extends { ok: true }> = (signal: AbortSignal) => Promise<Answer | Refusal>

export type MayAsk = () => Promise<boolean>

export interface PaceOptions {
  /** How the provider is called in a message. */
  source: string
  timeoutMs?: number | undefined
  /** The provider's rate: one question in so many milliseconds. */
  leastMsBetween?: number | undefined
  rememberMs?: number | undefined
  /** The provider may cost money: counts a question, and says whether it may be asked. */
  mayAsk?: MayAsk | undefined
  restMs?: number | undefined
  now: () => number
  /** Lets a patient question wait until the rate allows it. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined
}

export interface ProviderPace<Answer extends { ok: true }> {
  /** What was said to the same question before, while it is remembered. */
  recall: (key: string) => Answer | undefined
  remember: (key: string, answer: Answer) => void
  /** A patient question waits for the provider's rate, so many milliseconds at most; others are answered at once. */
  ask: (
    asking: Asking<Answer>,
    options?: { patient?: boolean | number },
  ) => Promise<Answer | Refusal>
}

const mostRemembered = 500
/** Milliseconds that a patient question waits at most, unless it names its own limit. */
const longestWait = 15_000

export function createProviderPace<Answer extends { ok: true }>({
  source,
  timeoutMs = 2_500,
  leastMsBetween = 0,
  rememberMs = 15 * 60_000,
  restMs = 30_000,
  now,
  mayAsk = hourlyCount(1_200, now),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: PaceOptions): ProviderPace<Answer> {
  const remembered = new Map<string, { until: number; answer: Answer }>()
  let freeAt = Number.NEGATIVE_INFINITY
  let restingUntil = Number.NEGATIVE_INFINITY
  return {
    recall: (key) => {
      const entry = remembered.get(key)
      return entry && entry.until > now() ? entry.answer : undefined
    },
    remember: (key, answer) => {
      remembered.delete(key)
      remembered.set(key, { until: now() + rememberMs, answer })
      const oldest = remembered.keys().next().value
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    },
    ask: async (asking, { patient = false } = {}) => {
      const askAt = Math.max(now(), freeAt)
      const mayWait = askAt - now() <= (patient === true ? longestWait : Number(patient))
      if (now() < restingUntil || (askAt > now() && !mayWait)) {
        return { ok: false, reason: 'rate-limited', message: `${source} is left alone for now` }
      }
      // Before anything is waited for, so that two questions never have the same time.
      freeAt = askAt + leastMsBetween
      const refusal = await countedRefusal(mayAsk)
      if (refusal) return refusal
      if (askAt > now()) await wait(askAt - now())
      const answer = await asking(AbortSignal.timeout(timeoutMs))
      if (!answer.ok) restingUntil = now() + Math.max(restMs, answer.retryAfterMs ?? 0)
      return answer
    },
  }
}

/** Without a database that all processes share, each counts for itself: so many in an hour, and none after them. */
export function hourlyCount(most: number, now: () => number): MayAsk {
  let hour = { until: Number.NEGATIVE_INFINITY, asked: 0 }
  return async () => {
    if (now() >= hour.until) hour = { until: now() + 60 * 60_000, asked: 0 }
    if (hour.asked >= most) return false
    hour.asked += 1
    return true
  }
}

async function countedRefusal(mayAsk: MayAsk): Promise<Refusal | undefined> {
  try {
    if (await mayAsk()) return undefined
    const message = 'the questions of this hour are used up'
    return { ok: false, reason: 'rate-limited', message }
  } catch (error) {
    const message = `the question could not be counted: ${(error as Error).message}`
    return { ok: false, reason: 'down', message }
  }
}
