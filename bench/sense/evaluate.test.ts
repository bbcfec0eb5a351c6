/** Each rate with a plan that offends and one that does not. */
import { describe, expect, it } from 'vitest'
import { type CheckName, checks } from './evaluate.ts'
import { judgePlan, mealsNothingKnown, rates, worstFirst } from './report.ts'
import { transitMinutes } from './shape.ts'
import {
  type HandMade,
  handMadePlace,
  handMadePlan,
  metersNorth,
} from './testing/hand-made-plan.ts'

const museum = handMadePlace({ id: 'museum', hours: 'Tu-Su 10:00-18:00; Mo off' })
const icon = handMadePlace({ id: 'icon', essential: 1 })
const park = handMadePlace({ id: 'park', kind: 'park', setting: 'outdoor' })
const square = handMadePlace({ id: 'square', kind: 'square', setting: 'outdoor' })
const terrace = handMadePlace({
  id: 'terrace',
  kind: 'viewpoint',
  setting: 'outdoor',
  bestTime: 'sunset',
})
const nightMarket = handMadePlace({
  id: 'night-market',
  kind: 'market',
  setting: 'outdoor',
  bestTime: 'night',
})
const trattoria = handMadePlace({
  id: 'trattoria',
  kind: 'restaurant',
  meals: ['lunch', 'dinner'],
  hours: '12:00-15:00,19:00-23:00',
  price: 2,
})
const veganHouse = handMadePlace({
  id: 'vegan-house',
  kind: 'restaurant',
  meals: ['lunch', 'dinner'],
  diets: ['vegan'],
  at: metersNorth(500),
})
const excursion = handMadePlace({
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

const at = (hour: number, minute = 0) => hour * 60 + minute
/** In July the sun of this town sets at about 20:47, and it is dark from 21:20 on. */
const sunsetReason = 'The sun sets at 20:47, while you are there.'

const cases: [CheckName, string, HandMade, HandMade][] = [
  [
    'daysWrong',
    'fewer days than asked',
    { places: [], request: { days: 3 }, days: [[], []] },
    { places: [], request: { days: 2 }, days: [[], []] },
  ],
  [
    'daysWrong',
    'another month',
    { places: [], request: { month: 4 }, days: [[]] },
    { places: [], request: { month: 7 }, days: [[]] },
  ],
  [
    'iconsMissing',
    'the icon is not planned',
    { places: [icon, museum], days: [[{ at: 'museum', from: at(10) }]] },
    { places: [icon, museum], days: [[{ at: 'icon', from: at(10) }]] },
  ],
  [
    'iconsMissing',
    'a day trip of three days, but not of two',
    { places: [excursion], days: [[], [], []] },
    { places: [excursion], days: [[], []] },
  ],
  [
    'iconsMissing',
    'one that is open, but not one that is shut',
    { places: [handMadePlace({ id: 'shut', essential: 1, hours: 'Th 10:00-18:00' })], days: [[]] },
    { places: [handMadePlace({ id: 'shut', essential: 1, hours: 'Fr 10:00-18:00' })], days: [[]] },
  ],
  [
    'iconsMissingOtherKinds',
    'the icon is not planned for a family',
    { places: [icon], request: { kind: 'family' }, days: [[]] },
    { places: [icon], request: { kind: 'family' }, days: [[{ at: 'icon', from: at(10) }]] },
  ],
  [
    'wishesUnsaid',
    'only among what was left out',
    {
      places: [icon],
      request: { wish: 'icon' },
      days: [[]],
      leftOut: [{ placeId: 'icon', reason: 'No room on your days.' }],
    },
    {
      places: [icon],
      request: { wish: 'icon' },
      days: [[]],
      answer: { unmet: ['The icon is being restored.'] },
    },
  ],
  [
    'wishesUnsaid',
    'only as what another day would add',
    {
      places: [icon],
      request: { wish: 'icon' },
      days: [[]],
      answer: { notes: ['One more day adds The icon.'] },
    },
    { places: [icon], request: { wish: 'icon' }, days: [[{ at: 'icon', from: at(10) }]] },
  ],
  [
    'dinnersLost',
    'nothing at eight',
    {
      places: [],
      request: { dinner: { weekday: 4, minute: at(20) } },
      days: [[{ meal: 'dinner', kind: 'meal', from: at(19) }]],
    },
    {
      places: [],
      request: { dinner: { weekday: 4, minute: at(20) } },
      days: [[{ kind: 'appointment', from: at(20) }]],
    },
  ],
  [
    'dietBreaches',
    'a house without the tag',
    {
      places: [trattoria],
      request: { kind: 'vegan' },
      days: [[{ at: 'trattoria', kind: 'meal', meal: 'lunch', from: at(12) }]],
    },
    {
      places: [veganHouse],
      request: { kind: 'vegan' },
      days: [[{ at: 'vegan-house', kind: 'meal', meal: 'lunch', from: at(12) }]],
    },
  ],
  [
    'dietBreaches',
    'offered instead',
    {
      places: [trattoria, veganHouse],
      request: { kind: 'vegan' },
      days: [
        [{ at: 'vegan-house', kind: 'meal', meal: 'lunch', from: at(12), instead: ['trattoria'] }],
      ],
    },
    {
      places: [trattoria],
      request: { kind: 'first' },
      days: [[{ at: 'trattoria', kind: 'meal', meal: 'lunch', from: at(12) }]],
    },
  ],
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
  [
    'openUntrue',
    'open, though nobody knows',
    {
      places: [handMadePlace({ id: 'who-knows', hours: null })],
      days: [[{ at: 'who-knows', from: at(10), reasons: ['Open at this hour.'] }]],
    },
    { places: [museum], days: [[{ at: 'museum', from: at(10), reasons: ['Open at this hour.'] }]] },
  ],
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
    'reasonsUntrue',
    'closed, though it is open',
    {
      places: [museum],
      days: [[]],
      leftOut: [{ placeId: 'museum', reason: 'It is closed on Thursdays.' }],
    },
    {
      places: [museum],
      start: '2027-07-12',
      days: [[]],
      leftOut: [{ placeId: 'museum', reason: 'It is closed on Mondays.' }],
    },
  ],
  [
    'reasonsUntrue',
    'closed for a holiday, though there is another day',
    {
      places: [museum],
      start: '2027-12-25',
      days: [[], []],
      leftOut: [{ placeId: 'museum', reason: 'It is closed for Christmas Day.' }],
    },
    {
      places: [museum],
      start: '2027-12-25',
      days: [[]],
      leftOut: [{ placeId: 'museum', reason: 'It is closed for Christmas Day.' }],
    },
  ],
  [
    'reasonsUntrue',
    'closed for two holidays, of which the plan knows one',
    {
      places: [museum],
      start: '2027-12-25',
      days: [[], []],
      leftOut: [
        {
          placeId: 'museum',
          reason: 'It is closed for Christmas Day and for the Feast of Stephen, on all your days.',
        },
      ],
    },
    {
      places: [museum],
      start: '2027-12-25',
      days: [[], []],
      leftOut: [
        {
          placeId: 'museum',
          reason: 'It is closed for Christmas Day and for the Feast of Stephen, on all your days.',
        },
      ],
      answer: { notes: ['Sun 26 December: the Feast of Stephen. Opening hours may differ.'] },
    },
  ],
  [
    'reasonsUntrue',
    'too far, around the corner',
    {
      places: [park],
      days: [[]],
      leftOut: [{ placeId: 'park', reason: 'It is 2 hours away each way.' }],
    },
    {
      places: [handMadePlace({ id: 'far', at: metersNorth(40_000) })],
      days: [[]],
      leftOut: [{ placeId: 'far', reason: 'It is 1½ hours away each way.' }],
    },
  ],
  [
    'reasonsUntrue',
    'dear, though it is free',
    {
      places: [park],
      days: [[]],
      leftOut: [{ placeId: 'park', reason: 'It costs more than you want to spend.' }],
    },
    {
      places: [trattoria],
      days: [[]],
      leftOut: [{ placeId: 'trattoria', reason: 'It costs more than you want to spend.' }],
    },
  ],
  [
    'reasonsUnread',
    'a sentence that no rule knows',
    {
      places: [park],
      days: [[]],
      leftOut: [{ placeId: 'park', reason: 'The moon is in the wrong house.' }],
    },
    { places: [park], days: [[]], leftOut: [{ placeId: 'park', reason: 'No room on your days.' }] },
  ],
  [
    'noRoomButFreeTime',
    'three free hours beside it',
    {
      places: [park],
      days: [[{ kind: 'free', from: at(13), minutes: 180 }]],
      leftOut: [{ placeId: 'park', reason: 'No room on your days.' }],
    },
    {
      places: [park],
      days: [[{ kind: 'free', from: at(13), minutes: 60 }]],
      leftOut: [{ placeId: 'park', reason: 'No room on your days.' }],
    },
  ],
  [
    'secondDinners',
    'a dinner beside the table that was booked',
    {
      places: [],
      days: [
        [
          { kind: 'meal', meal: 'dinner', from: at(18) },
          { kind: 'appointment', name: 'Dinner with Ana', from: at(20) },
        ],
      ],
    },
    {
      places: [],
      days: [
        [
          { kind: 'meal', meal: 'lunch', from: at(12) },
          { kind: 'meal', meal: 'dinner', from: at(20) },
        ],
      ],
    },
  ],
  [
    'mealsWithoutPlace',
    'a table around the corner',
    { places: [trattoria], days: [[{ kind: 'meal', meal: 'dinner', from: at(19) }]] },
    { places: [trattoria], days: [[{ kind: 'meal', meal: 'dinner', from: at(17) }]] },
  ],
  [
    'mealsWithoutPlace',
    'one with the tag',
    {
      places: [trattoria, veganHouse],
      request: { kind: 'vegan' },
      days: [[{ kind: 'meal', meal: 'dinner', from: at(19) }]],
    },
    {
      places: [trattoria, veganHouse],
      request: { kind: 'halal' },
      days: [[{ kind: 'meal', meal: 'dinner', from: at(19) }]],
    },
  ],
  [
    'neighboursSplit',
    'on two days',
    {
      places: [museum, park],
      days: [[{ at: 'museum', from: at(10) }], [{ at: 'park', from: at(10) }]],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(12) },
        ],
      ],
    },
  ],
  [
    'strandedStops',
    'alone on its day',
    {
      places: [museum, park, square],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'square', from: at(12) },
        ],
        [{ at: 'park', from: at(10) }],
      ],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(12) },
        ],
      ],
    },
  ],
  [
    'iconsMissing',
    'unless what was asked for takes the day',
    { places: [icon, museum], request: { wish: 'museum' }, days: [[]] },
    { places: [icon, excursion], request: { wish: 'excursion' }, days: [[]] },
  ],
  [
    'iconsMissingOtherKinds',
    'unless it has steps',
    { places: [icon], request: { kind: 'step-free' }, days: [[]] },
    { places: [{ ...icon, stepFree: false }], request: { kind: 'step-free' }, days: [[]] },
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
  [
    'longGaps',
    'two hours of nothing',
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(13) },
        ],
      ],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { kind: 'free', from: at(11), minutes: 120 },
          { at: 'park', from: at(13) },
        ],
      ],
    },
  ],
  [
    'longGaps',
    'a day of nothing',
    { places: [], days: [[]] },
    { places: [museum], days: [[{ at: 'museum', from: at(10) }]] },
  ],
  [
    'holidaysIgnored',
    'a museum on Christmas Day',
    { places: [museum], start: '2027-12-25', days: [[{ at: 'museum', from: at(10) }]] },
    {
      places: [museum],
      start: '2027-12-25',
      days: [[{ at: 'museum', from: at(10), reasons: ['Check: public holiday (Christmas Day).'] }]],
    },
  ],
  [
    'holidaysIgnored',
    'and not where its hours know their holidays',
    {
      places: [museum],
      country: 'BE',
      start: '2027-12-25',
      days: [[{ at: 'museum', from: at(10) }]],
    },
    {
      places: [handMadePlace({ id: 'open', hours: '10:00-18:00; Dec 25 12:00-18:00' })],
      start: '2027-12-25',
      days: [[{ at: 'open', from: at(12) }]],
    },
  ],
  [
    'holidaysByOwnHours',
    'on the word of hours that list other days',
    {
      places: [handMadePlace({ id: 'lists', hours: '10:00-18:00; Dec 25 off' })],
      start: '2027-01-01',
      days: [[{ at: 'lists', from: at(12) }]],
    },
    { places: [museum], start: '2027-01-01', days: [[{ at: 'museum', from: at(12) }]] },
  ],
  [
    'holidaysUnsaid',
    'Christmas without a word',
    { places: [], start: '2027-12-25', days: [[]] },
    {
      places: [],
      start: '2027-12-25',
      days: [[]],
      answer: { notes: ['Sat 25 December: Christmas Day.'] },
    },
  ],
  [
    'outsideHours',
    'before the doors open',
    { places: [museum], days: [[{ at: 'museum', from: at(9, 30) }]] },
    { places: [museum], days: [[{ at: 'museum', from: at(17) }]] },
  ],
  [
    'oddTimes',
    '09:38',
    { places: [park], days: [[{ at: 'park', from: at(9, 38) }]] },
    { places: [park], days: [[{ at: 'park', from: at(9, 40) }]] },
  ],
  [
    'overlaps',
    'at two places at once',
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10), minutes: 90 },
          { at: 'park', from: at(11) },
        ],
      ],
    },
    {
      places: [museum, park],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'park', from: at(11) },
        ],
      ],
    },
  ],
  [
    'overlaps',
    'five kilometres in ten minutes on foot',
    {
      places: [museum, handMadePlace({ id: 'far', at: metersNorth(5000) })],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'far', from: at(11, 10), leg: { mode: 'walk', minutes: 10 } },
        ],
      ],
    },
    {
      places: [museum, handMadePlace({ id: 'far', at: metersNorth(5000) })],
      days: [
        [
          { at: 'museum', from: at(10) },
          { at: 'far', from: at(11, 30), leg: { mode: 'transit', minutes: 25 } },
        ],
      ],
    },
  ],
  [
    'placesTwice',
    'the same museum again',
    {
      places: [museum],
      days: [[{ at: 'museum', from: at(10) }], [{ at: 'museum', from: at(10) }]],
    },
    { places: [museum], days: [[{ at: 'museum', from: at(10) }]] },
  ],
]

describe('what is wrong with a plan', () => {
  it.each(cases)('%s: %s', (name, _, offends, keeps) => {
    expect(checks[name].judge(handMadePlan(offends)).wrong).toHaveLength(1)
    expect(checks[name].judge(handMadePlan(keeps)).wrong).toEqual([])
  })

  it('has such a pair for every rate', () => {
    expect(new Set(cases.map(([name]) => name))).toEqual(new Set(Object.keys(checks)))
  })

  it('offers a table to one meal only', () => {
    const dinner = { kind: 'meal', meal: 'dinner', from: at(19) } as const
    const plan = handMadePlan({ places: [trattoria], days: [[dinner], [dinner]] })
    expect(checks.mealsWithoutPlace.judge(plan)).toMatchObject({ of: 2, nothingKnown: 1 })
    expect(mealsNothingKnown([judgePlan(plan)])).toEqual({ town: 1 })
  })

  it('counts minutes in trains and buses, not those on foot or of a day trip', () => {
    const plan = handMadePlan({
      places: [museum, park, excursion],
      days: [
        [
          { at: 'museum', from: at(10), leg: { mode: 'transit', minutes: 25 } },
          { at: 'park', from: at(12), leg: { mode: 'walk', minutes: 40 } },
        ],
        [{ at: 'excursion', from: at(12), leg: { mode: 'transit', minutes: 120 } }],
      ],
    })
    expect(transitMinutes(plan)).toEqual([25])
  })

  it('names the worst plan first, and counts over all', () => {
    const fine = judgePlan(handMadePlan({ places: [park], days: [[{ at: 'park', from: at(10) }]] }))
    const worse = judgePlan(
      handMadePlan({ places: [park], days: [[{ at: 'park', from: at(23, 3) }]] }),
    )
    expect(worstFirst([fine, worse])[0]).toBe(worse)
    expect(rates([fine, worse]).find(({ name }) => name === 'oddTimes')).toMatchObject({
      value: 50,
      unit: '% (1 of 2, goal 0 %)',
    })
  })
})
