import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isServerId } from '#app/data/server-id.ts'
import { useTrip } from '#app/data/trips/index.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Device } from '#domain/restaurants/map-search.ts'
import type { MealSet, SetMeal } from '#domain/restaurants/meal-set.ts'
import type { MealSetRequest } from '#domain/restaurants/meal-set-request.ts'
import { daysOfTrip, needsOfTrip } from '#domain/restaurants/trip-meals.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { postJson } from './post-json.ts'
import { SetDays } from './set-days.tsx'

/** The tables for a trip of one's own: its brief says diets and budget, its stops where one is at each meal. */
export function TripSet({ tripId, device }: { tripId: string; device: Device }) {
  return isServerId(tripId) ? <StoredTripSet tripId={tripId} device={device} /> : <NoTrip />
}

function StoredTripSet({ tripId, device }: { tripId: TripId; device: Device }) {
  const { trip, state } = useTrip(tripId)
  if (trip) return <SetOfTrip trip={trip} tripId={tripId} device={device} />
  return state === 'loading' ? <Skeleton className="h-96" /> : <NoTrip />
}

function NoTrip() {
  return (
    <EmptyState
      message="That trip is not in this browser and not in your account."
      action={
        <LinkButton to="/restaurant-recommendations" variant="outline">
          Answer a few questions instead
        </LinkButton>
      }
    />
  )
}

interface SetOfTripProps {
  trip: Trip
  tripId: TripId
  device: Device
}

function SetOfTrip({ trip, tripId, device }: SetOfTripProps) {
  const [swaps, setSwaps] = useState<MealSetRequest['swaps']>([])
  const [set, setSet] = useState<AskedSet>()
  const [tries, setTries] = useState(0)
  const question = JSON.stringify({ days: daysOfTrip(trip), ...needsOfTrip(trip), swaps })
  // Asked once for each question, and again after each retry.
  const asked = `${tries} ${question}`
  useEffect(() => {
    let wanted = true
    void askForSet(asked.slice(asked.indexOf(' ') + 1)).then((next) => wanted && setSet(next))
    return () => {
      wanted = false
    }
  }, [asked])
  if (set === undefined) return <Skeleton className="h-96" />
  if (!set.ok) {
    const message = set.reason === 'too-often' ? set.message : offline
    return <ErrorState message={message} onRetry={() => setTries(tries + 1)} />
  }
  if (set.value.meals.length === 0) {
    return (
      <EmptyState message="None of this trip’s towns is one whose houses are known here, so every meal stays free." />
    )
  }
  return (
    <SetDays
      title={trip.title}
      set={set.value}
      notes={[]}
      device={device}
      tripId={tripId}
      swap={(meal) => <SwapButton meal={meal} onSwap={(not) => setSwaps([...swaps, not])} />}
    />
  )
}

interface SwapButtonProps {
  meal: SetMeal
  onSwap: (swap: MealSetRequest['swaps'][number]) => void
}

function SwapButton({ meal: { day, meal, house }, onSwap }: SwapButtonProps) {
  if (!house) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      iconStart={<RefreshCw aria-hidden="true" className="size-4" />}
      className="-mr-3"
      aria-label={`Something else for ${meal} on day ${day + 1}`}
      onClick={() => onSwap({ day, meal, not: house.id })}
    >
      Something else
    </Button>
  )
}

const offline = 'The tables could not be fetched. Please check your internet connection.'

const askForSet = (question: string) =>
  postJson<MealSet>('/restaurant-recommendations/set', question)

type AskedSet = Awaited<ReturnType<typeof askForSet>>
