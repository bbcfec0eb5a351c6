import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PlanAnswer } from '#domain/planner/wish/answer.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { justPlanned } from '../trip/just-planned.ts'

/** Trips that are kept already: React may run an effect twice. */
const kept = new WeakMap<Trip, Promise<{ id: TripId }>>()

function keepOnce(trip: Trip): Promise<{ id: TripId }> {
  const known = kept.get(trip)
  if (known) return known
  const keeping = import('#app/data/trips/index.ts').then(({ keepTrip }) => keepTrip(trip))
  kept.set(trip, keeping)
  return keeping
}

/** Keeps a finished plan and goes on to its own address; returns what went wrong, if anything did. */
export function useKeptTrip(trip: Trip, answer: PlanAnswer): string | null {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let shown = true
    keepOnce(trip).then(
      ({ id }) => {
        justPlanned.set(id, answer)
        if (!shown) return
        void navigate(ownAddress(id, isDriven(trip)), { replace: true, preventScrollReset: true })
      },
      () => {
        if (shown)
          setProblem('This browser could not keep the plan. It stays here until you leave.')
      },
    )
    return () => {
      shown = false
    }
  }, [trip, answer, navigate])
  return problem
}
