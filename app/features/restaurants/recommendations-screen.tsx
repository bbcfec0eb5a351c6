import { RefreshCw, Route as RouteIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Device } from '#domain/restaurants/map-search.ts'
import type { MealSet, SetMeal } from '#domain/restaurants/meal-set.ts'
import type { SetQuestions } from '#domain/restaurants/set-questions.ts'
import { QuestionsForm } from './questions-form.tsx'
import { SetDays } from './set-days.tsx'

const TripSet = lazy(() => import('./trip-set.tsx').then((module) => ({ default: module.TripSet })))
const ChooseTrip = lazy(() =>
  import('./choose-trip-dialog.tsx').then((module) => ({ default: module.ChooseTripDialog })),
)

interface RecommendationsScreenProps {
  questions: SetQuestions
  town: { slug: string; name: string } | null
  set: MealSet | null
  /** Why there is no set, where the limit for this address is reached. */
  refusal: string | null
  device: Device
}

/** A set of tables for a whole trip: from a few questions, or from a trip of the person's own. */
export function RecommendationsScreen({
  questions,
  town,
  set,
  refusal,
  device,
}: RecommendationsScreenProps) {
  const { search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const busy = useNavigation().state !== 'idle'
  const [choosing, setChoosing] = useState(false)
  const tripId = query.get('trip')
  const { where } = questions.wish
  return (
    <PageBody className="pt-10 sm:pt-14">
      <h1 className="font-display text-4xl">Restaurant Recommendations</h1>
      <p className="mt-4 max-w-measure text-lg text-on-surface-muted">
        A small set for the whole trip, meal by meal: your diets kept, no kitchen three times in a
        row, one special dinner. Or look for{' '}
        <TextLink to="/restaurants">one table at a time</TextLink>.
      </p>
      <Card as="section" aria-label="A few questions" className="mt-8">
        <QuestionsForm key={search} questions={questions} busy={busy} />
        <p className="mt-3 noscript:hidden">
          <Button
            variant="outline"
            size="sm"
            iconStart={<RouteIcon aria-hidden="true" className="size-5" />}
            onClick={() => setChoosing(true)}
          >
            From one of my trips
          </Button>
        </p>
      </Card>
      <div className="mt-8">
        {refusal ? (
          <EmptyState
            message={refusal}
            action={
              <LinkButton to={`/restaurant-recommendations${search}`} variant="outline">
                Try again
              </LinkButton>
            }
          />
        ) : tripId ? (
          <Suspense>
            <TripSet key={tripId} tripId={tripId} device={device} />
          </Suspense>
        ) : set && town ? (
          <SetDays
            title={town.name}
            set={set}
            notes={questions.notes}
            device={device}
            swap={(meal) => <SwapLink meal={meal} query={query} />}
          />
        ) : where ? (
          <EmptyState
            message={`No house in “${where}” is known here, so there is nothing to choose from.`}
            action={
              <LinkButton to={`/restaurants?where=${encodeURIComponent(where)}`} variant="outline">
                What is nearest
              </LinkButton>
            }
          />
        ) : null}
      </div>
      <Suspense>
        {choosing && (
          <ChooseTrip
            onChoose={(id) => {
              setChoosing(false)
              setQuery({ trip: id })
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </PageBody>
  )
}

/** A link to the same set without this house, so that it works without scripts. */
function SwapLink({
  meal: { day, meal, house },
  query,
}: {
  meal: SetMeal
  query: URLSearchParams
}) {
  if (!house) return null
  const next = new URLSearchParams(query)
  next.append('not', `${day}.${meal}.${house.id}`)
  return (
    <LinkButton
      to={`/restaurant-recommendations?${next}`}
      preventScrollReset
      variant="ghost"
      size="sm"
      iconStart={<RefreshCw aria-hidden="true" className="size-4" />}
      className="-mr-3"
      aria-label={`Something else for ${meal} on day ${day + 1}`}
    >
      Something else
    </LinkButton>
  )
}
