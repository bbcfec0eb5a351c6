/** Plans days again around what is locked, and tells what is different afterwards. */
import { useCallback, useState } from 'react'
import type { replanDays } from '#domain/planner/by-hand/replan-days.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { ReplanCall } from './replan-worker.ts'
import type { Editing } from './use-editing.ts'

type Answer = ReturnType<typeof replanDays>

export type Replanning =
  | { state: 'resting' }
  /** The days were planned for something that is different now: planning them again is offered. */
  | { state: 'offered' }
  | { state: 'planning' }
  | { state: 'refused'; message: string }
  /** The trip as it was before. */
  | { state: 'done'; before: Trip }

export interface Replanner {
  replanning: Replanning
  replan: (days: readonly DayId[]) => void
  /** Asks whether to plan all days again. */
  offer: () => void
  dismiss: () => void
}

const failed = 'The days could not be planned again. Nothing was changed; please try once more.'

export function useReplan({ trip, perform }: Editing): Replanner {
  const [replanning, setReplanning] = useState<Replanning>({ state: 'resting' })
  const start = useCallback(
    async (days: readonly DayId[]) => {
      const before = trip()
      if (!before) return
      setReplanning({ state: 'planning' })
      const answer = await planAgain({ trip: before, days, ...fresh() })
      if (!answer.ok) {
        setReplanning({ state: 'refused', message: answer.message })
        return
      }
      perform(answer.value)
      setReplanning({ state: 'done', before })
    },
    [trip, perform],
  )
  const dismiss = useCallback(() => setReplanning({ state: 'resting' }), [])
  const offer = useCallback(() => setReplanning({ state: 'offered' }), [])
  const replan = useCallback((days: readonly DayId[]) => void start(days), [start])
  return { replanning, replan, offer, dismiss }
}

function fresh(): Pick<ReplanCall, 'salt' | 'seed'> {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1))
  return { seed, salt: `replan-${seed}` }
}

function planAgain(call: ReplanCall): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./replan-worker.ts', import.meta.url), { type: 'module' })
    const settle = (answer: Answer) => {
      worker.terminate()
      resolve(answer)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => settle(data))
    // The browser's console has the reason; people are told that nothing is lost.
    worker.addEventListener('error', () =>
      settle({ ok: false, reason: 'conflict', message: failed }),
    )
    worker.postMessage(call)
  })
}
