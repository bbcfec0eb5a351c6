/** Places that the judge's tests make their plans of. */
import { handMadePlace, metersNorth } from './hand-made-plan.ts'

export const museum = handMadePlace({ id: 'museum', hours: 'Tu-Su 10:00-18:00; Mo off' })
export const icon = handMadePlace({ id: 'icon', essential: 1 })
export const park = handMadePlace({ id: 'park', kind: 'park', setting: 'outdoor' })
export const square = handMadePlace({ id: 'square', kind: 'square', setting: 'outdoor' })
export const terrace = handMadePlace({
  id: 'terrace',
  kind: 'viewpoint',
  setting: 'outdoor',
  bestTime: 'sunset',
})
export const nightMarket = handMadePlace({
  id: 'night-market',
  kind: 'market',
  setting: 'outdoor',
  bestTime: 'night',
})
export const trattoria = handMadePlace({
  id: 'trattoria',
  kind: 'restaurant',
  meals: ['lunch', 'dinner'],
  hours: '12:00-15:00,19:00-23:00',
  price: 2,
})
export const veganHouse = handMadePlace({
  id: 'vegan-house',
  kind: 'restaurant',
  meals: ['lunch', 'dinner'],
  diets: ['vegan'],
  at: metersNorth(500),
})
export const excursion = handMadePlace({
  id: 'excursion',
  essential: 0.95,
  at: [43, 12.48],
  dayTrip: {
    by: 'train',
    minutesEachWay: 120,
    how: 'By train, two hours each way.',
    bookAhead: false,
  },
})

export const at = (hour: number, minute = 0) => hour * 60 + minute
/** In July the sun of this town sets at about 20:47, and it is dark from 21:20 on. */
export const sunsetReason = 'The sun sets at 20:47, while you are there.'
