import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatShortClock } from '#app/ui/trip/format.ts'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { Device } from '#domain/restaurants/map-search.ts'
import type { MealSet, SetMeal } from '#domain/restaurants/meal-set.ts'
import { listed } from '#domain/text/listed.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { HouseCard } from './house-card.tsx'
import { MealPlaceContext } from './meal-place.ts'

interface SetDaysProps {
  title: string
  set: MealSet
  notes: readonly string[]
  device: Device
  /** The button or link that asks for another house. */
  swap: (meal: SetMeal) => ReactNode
  /** The trip that meals are added to. */
  tripId?: TripId
}

/** The set as a menu: a card for a day, a course for a meal. */
export function SetDays({ title, set, notes, device, swap, tripId }: SetDaysProps) {
  const days = [...Map.groupBy(set.meals, ({ day }) => day)]
  const all = [...notes, ...set.notes]
  const free = days.filter((each) => !isSet(each))
  return (
    <section aria-labelledby="set">
      <h2 id="set" className="text-center font-display text-3xl">
        {title}, meal by meal
      </h2>
      {all.length > 0 && (
        <div role="status" className="mx-auto mt-3 max-w-measure text-center text-on-surface-muted">
          {all.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <ol className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        {days.filter(isSet).map(([day, meals]) => (
          <Card as="li" key={day}>
            <h3 className="border-hairline border-b pb-3 text-center font-display text-2xl">
              Day {day + 1}
              <span className="block font-sans text-base text-on-surface-muted">
                {weekdayAndDay(meals[0]?.date ?? '')}
              </span>
            </h3>
            {meals.map((meal) => (
              <Course
                key={meal.meal}
                meal={meal}
                device={device}
                swap={swap(meal)}
                tripId={tripId}
              />
            ))}
          </Card>
        ))}
      </ol>
      {free.length > 0 && (
        <p className="mx-auto mt-6 max-w-measure text-center text-on-surface-muted">
          {free.length === 1 ? 'Day' : 'Days'} {listed(free.map(([day]) => `${day + 1}`))}{' '}
          {free.length === 1 ? 'stays' : 'stay'} free at every meal.
        </p>
      )}
    </section>
  )
}

/** Whether at least one meal of the day has a table. */
const isSet = ([, meals]: [number, readonly SetMeal[]]): boolean =>
  meals.some(({ house, taken }) => house !== null || taken !== null)

const mealWords = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' } as const

interface CourseProps {
  meal: SetMeal
  device: Device
  swap: ReactNode
  tripId: TripId | undefined
}

function Course({ meal, device, swap, tripId }: CourseProps) {
  const { house, free, taken, special, minute } = meal
  const place = { tripId: tripId ?? null, ...(meal.dayId && { day: meal.dayId }) }
  return (
    <section aria-label={`${mealWords[meal.meal]}, day ${meal.day + 1}`} className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-display text-horizon-deep text-lg italic">
          {mealWords[meal.meal]}
          <span className="ml-2 font-sans text-on-surface-muted text-sm not-italic tabular-nums">
            {formatShortClock(minute)}
          </span>
        </p>
        <div className="flex items-center gap-2">
          {special && <Badge tone="info">The special dinner</Badge>}
          {swap}
        </div>
      </div>
      {house && (
        <MealPlaceContext value={place}>
          <ul>
            <HouseCard house={house} device={device} meal={meal.meal} heading="h4" />
          </ul>
        </MealPlaceContext>
      )}
      {taken && <p className="py-3">{taken}, as your trip has it.</p>}
      {free && <p className="py-3 text-on-surface-muted">Left free. {free}</p>}
    </section>
  )
}
