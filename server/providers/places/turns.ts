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

export interface TurnOptions {
  /** How the provider is called in a message. */
  source: string
  timeoutMs?: number | undefined
  /** The provider's rate: one question in so many milliseconds. */
  leastMsBetween?: number | undefined
  rememberMs?: number | undefined
  /** The provider may cost money: so many questions in an hour, and none after them. */
  mostAnHour?: number | undefined
  restMs?: number | undefined
  now: () => number
  /** Lets a patient question wait for its turn. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined
}

export interface Turns<Answer extends { ok: true }> {
  /** What was said to the same question before, while it is remembered. */
  recall: (key: string) => Answer | undefined
  remember: (key: string, answer: Answer) => void
  /** Who is patient waits for a turn, so many milliseconds at most; else there is an answer at once. */
  ask: (
    asking: Asking<Answer>,
    options?: { patient?: boolean | number },
  ) => Promise<Answer | Refusal>
}

const mostRemembered = 500
/** Longer than this nobody waits for a turn. */
const longestQueue = 15_000

export function createTurns<Answer extends { ok: true }>({
  source,
  timeoutMs = 2_500,
  leastMsBetween = 0,
  rememberMs = 15 * 60_000,
  restMs = 30_000,
  mostAnHour = 1_200,
  now,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: TurnOptions): Turns<Answer> {
  const remembered = new Map<string, { until: number; answer: Answer }>()
  let freeAt = Number.NEGATIVE_INFINITY
  let restingUntil = Number.NEGATIVE_INFINITY
  let hour = { until: Number.NEGATIVE_INFINITY, asked: 0 }
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
      if (now() >= hour.until) hour = { until: now() + 60 * 60_000, asked: 0 }
      const turn = Math.max(now(), freeAt)
      const mayWait = turn - now() <= (patient === true ? longestQueue : Number(patient))
      if (now() < restingUntil || (turn > now() && !mayWait)) {
        return { ok: false, reason: 'rate-limited', message: `${source} is left alone for now` }
      }
      if (hour.asked >= mostAnHour) {
        const message = 'the questions of this hour are used up'
        return { ok: false, reason: 'rate-limited', message }
      }
      hour.asked += 1
      freeAt = turn + leastMsBetween
      if (turn > now()) await wait(turn - now())
      const answer = await asking(AbortSignal.timeout(timeoutMs))
      if (!answer.ok) restingUntil = now() + Math.max(restMs, answer.retryAfterMs ?? 0)
      return answer
    },
  }
}
