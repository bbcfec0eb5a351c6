/** Plans that offend by light and hours, each with one that does not. */
import {
  at,
  museum,
  nightMarket,
  park,
  square,
  sunsetReason,
  terrace,
} from '../hand-made-places.ts'
import { momentOffences } from './moments.ts'
import type { Offence } from './offence.ts'

export const lightOffences: readonly Offence[] = [
  [
    'sunsetsUntrue',
    'gone before the sun',
    { places: [terrace], days: [[{ at: 'terrace', from: at(18), reasons: [sunsetReason] }]] },
    { places: [terrace], days: [[{ at: 'terrace', from: at(20), reasons: [sunsetReason] }]] },
  ],
  [
    'sunsetsUntrue',
    'another time than the sun keeps',
    {
      places: [terrace],
      days: [
        [{ at: 'terrace', from: at(20), reasons: ['The sun sets at 20:15, while you are there.'] }],
      ],
    },
    { places: [terrace], days: [[{ at: 'terrace', from: at(20), reasons: [terrace.about] }]] },
  ],
  [
    'hoursUntrue',
    'early, in the afternoon',
    {
      places: [museum],
      days: [[{ at: 'museum', from: at(14), reasons: ['Early, when it is at its best.'] }]],
    },
    {
      places: [museum],
      days: [[{ at: 'museum', from: at(10), reasons: ['Early, when it is at its best.'] }]],
    },
  ],
  ...momentOffences,
  [
    'outdoorsInTheDark',
    'a park at night',
    { places: [park], days: [[{ at: 'park', from: at(21) }]] },
    { places: [park], days: [[{ at: 'park', from: at(20) }]] },
  ],
  [
    'outdoorsInTheDark',
    'a winter afternoon',
    { places: [park], start: '2027-12-09', days: [[{ at: 'park', from: at(17) }]] },
    { places: [terrace], start: '2027-12-09', days: [[{ at: 'terrace', from: at(16) }]] },
  ],
  [
    'litPlacesInTheDark',
    'a square at night',
    { places: [square], days: [[{ at: 'square', from: at(21) }]] },
    { places: [nightMarket], days: [[{ at: 'night-market', from: at(21) }]] },
  ],
  [
    'sunsetsUntrue',
    'a name is no promise',
    {
      places: [terrace],
      days: [[{ at: 'terrace', from: at(12), reasons: ['Best at sunset, when you are there.'] }]],
    },
    {
      places: [{ ...terrace, name: 'Sunset Bar' }],
      days: [[{ at: 'terrace', from: at(12), reasons: ['Time for lunch around Sunset Bar.'] }]],
    },
  ],
]
