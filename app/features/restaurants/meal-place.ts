/** The trip and the day that a meal is looked for, where somebody came from one. */
import { createContext, useContext } from 'react'
import type { DayId, TripId } from '#domain/trip/ids.ts'

interface MealPlace {
  tripId: TripId | null
  day?: DayId | undefined
}

export const MealPlaceContext = createContext<MealPlace>({ tripId: null })
export const useMealPlace = (): MealPlace => useContext(MealPlaceContext)
