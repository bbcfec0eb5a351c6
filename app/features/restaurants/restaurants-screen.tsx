import { Hourglass, LocateFixed, Route, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { isServerId } from '#app/data/server-id.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { RestaurantAnswer } from '#domain/restaurants/answer.ts'
import type { Device } from '#domain/restaurants/map-search.ts'
import { anchorAt } from '#domain/restaurants/trip-meals.ts'
import type { RestaurantWish } from '#domain/restaurants/wish.ts'
import { writeWish } from '#domain/restaurants/wish-fields.ts'
import { Answer } from './answer.tsx'
import { MealPlaceContext } from './meal-place.ts'
import { SearchForm } from './search-form.tsx'
import type { TripPoint } from './trip-anchor-dialog.tsx'
import { useNearby } from './use-nearby.ts'

const TripAnchorDialog = lazy(() =>
  import('./trip-anchor-dialog.tsx').then((module) => ({ default: module.TripAnchorDialog })),
)

interface RestaurantsScreenProps {
  /** Null where the limit for this address is reached. */
  answer: RestaurantAnswer | null
  /** Why there is no answer, in a sentence. */
  refusal: string | null
  /** The filters of the address, without those that the words add. */
  set: RestaurantWish
  device: Device
}

export function RestaurantsScreen({ answer, refusal, set, device }: RestaurantsScreenProps) {
  const { search } = useLocation()
  const { nearby, ask, askHere, clear } = useNearby()
  const navigate = useNavigate()
  const isNavigating = useNavigation().state !== 'idle'
  const [choosing, setChoosing] = useState(false)
  const [from, setFrom] = useState<TripPoint | null>(null)
  const fields = writeWish(set)
  useTripInAddress((chosen) => chooseFrom(chosen))
  function chooseFrom(chosen: TripPoint) {
    setChoosing(false)
    setFrom(chosen)
    const next = new URLSearchParams(fields)
    next.delete('where')
    next.set('date', chosen.fields.date)
    if (chosen.fields.meal) next.set('meal', chosen.fields.meal)
    void ask(chosen.point, next)
  }
  function leave() {
    setFrom(null)
    clear()
  }
  const point = nearby.state === 'none' ? null : nearby.point
  async function sendNear(sent: URLSearchParams) {
    if (!point) return
    // Naming a place ends the search around a position.
    if (sent.get('where')) {
      leave()
      await navigate(`/restaurants?${sent}`)
      return
    }
    await ask(point, sent)
  }
  const found = nearby.state === 'found' ? nearby.answer : answer
  const place = useMemo(
    () => (from ? { tripId: from.tripId, day: from.day } : { tripId: null }),
    [from],
  )
  return (
    <PageBody className="pt-10 sm:pt-14">
      <h1 className="font-display text-4xl">Restaurants</h1>
      <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
        Tables that fit the hour, the diet and the way there. Or take{' '}
        <TextLink to="/restaurant-recommendations">a set for a whole trip</TextLink>.
      </p>
      <Card as="section" aria-label="Find tables" className="mt-8">
        <SearchForm
          // Another address or another point mounts the fields anew.
          key={`${search} ${point?.label ?? ''}`}
          wish={nearby.state === 'found' ? { ...set, ...dated(nearby.answer.wish) } : set}
          cuisines={found?.kind === 'list' ? found.cuisines : []}
          busy={isNavigating || nearby.state === 'asking'}
          onSend={point ? (sent) => void sendNear(sent) : null}
        />
        <div className="mt-2 flex flex-wrap items-center gap-3 noscript:hidden">
          <Button
            variant="outline"
            size="sm"
            iconStart={<LocateFixed aria-hidden="true" className="size-5" />}
            onClick={() => askHere(withoutWhere(fields))}
          >
            Where I am
          </Button>
          <Button
            variant="outline"
            size="sm"
            iconStart={<Route aria-hidden="true" className="size-5" />}
            onClick={() => setChoosing(true)}
          >
            Along my trip
          </Button>
          {point && (
            <Button
              variant="ghost"
              size="sm"
              iconEnd={<X aria-hidden="true" className="size-4" />}
              onClick={leave}
            >
              From {point.label}
            </Button>
          )}
        </div>
        <p className="mt-3 text-on-surface-muted text-sm noscript:hidden">
          Your position is asked for when you tap, rounded to about 100 m, used for this search and
          kept nowhere.
        </p>
      </Card>
      <div aria-live="polite" className="mt-8">
        {nearby.state === 'failed' && (
          <ErrorState
            message={nearby.message}
            onRetry={() =>
              nearby.point
                ? void ask(nearby.point, withoutWhere(fields))
                : askHere(withoutWhere(fields))
            }
          />
        )}
      </div>
      <MealPlaceContext value={place}>
        {found ? (
          <Answer
            answer={found}
            device={device}
            isNear={point !== null}
            onHere={() => askHere(withoutWhere(fields))}
          />
        ) : (
          <EmptyState
            message={refusal ?? ''}
            icon={<Hourglass aria-hidden="true" className="size-8" />}
            action={
              <LinkButton to={`/restaurants${search}`} variant="outline">
                Try again
              </LinkButton>
            }
          />
        )}
      </MealPlaceContext>
      <Suspense>
        {choosing && <TripAnchorDialog onChoose={chooseFrom} onClose={() => setChoosing(false)} />}
      </Suspense>
    </PageBody>
  )
}

function withoutWhere(fields: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(fields)
  next.delete('where')
  return next
}

/** What a trip's day gave to the fields. */
const dated = ({ date, meal }: RestaurantWish) => ({ ...(date && { date }), ...(meal && { meal }) })

/** `?trip=…&day=2&meal=dinner`: from a trip's own page. The trip is read in the browser. */
function useTripInAddress(onFound: (found: TripPoint) => void): void {
  const [query] = useSearchParams()
  const tripId = query.get('trip')
  const number = Number(query.get('day'))
  const meal = query.get('meal') === 'lunch' ? 'lunch' : 'dinner'
  const found = useEffectEvent(onFound)
  // Once for each address: after that the person asks by hand.
  useEffect(() => {
    if (!tripId || !isServerId(tripId)) return
    let wanted = true
    // Loaded here, because a page without a trip does not need the code.
    const reading = import('#app/data/trips/index.ts').then((trips) => trips.fetchTripOnce(tripId))
    void reading.then((trip) => {
      const day = trip?.days[number - 1]
      const anchor = day && anchorAt(day, meal)
      if (!(wanted && day && anchor)) return
      const { from, label, to } = anchor
      found({
        point: { at: from, label, isOwn: false, ...(to && { to }) },
        tripId,
        day: day.id,
        fields: { date: day.date, meal },
      })
    })
    return () => {
      wanted = false
    }
  }, [tripId, number, meal])
}
