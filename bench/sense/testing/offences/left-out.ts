/** Plans that offend by what was left out and why, each with one that does not. */
import { at, excursion, museum, park, trattoria } from '../hand-made-places.ts'
import { handMadePlace, metersNorth } from '../hand-made-plan.ts'
import type { Offence } from './offence.ts'

export const leftOutOffences: readonly Offence[] = [
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
      answer: { notes: ['Sunday, December 26: the Feast of Stephen. Opening hours may differ.'] },
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
    'beside a stop of another day',
    {
      places: [park, museum],
      days: [[]],
      leftOut: [
        {
          placeId: 'park',
          reason: 'It is 20 minutes from Museum, where you are on Never: name both.',
        },
      ],
    },
    {
      places: [park, museum],
      days: [[]],
      leftOut: [{ placeId: 'park', reason: 'No room on your days.' }],
    },
  ],
  [
    'reasonsUntrue',
    'part of a day trip that nobody takes',
    {
      places: [park, excursion],
      days: [[]],
      leftOut: [
        { placeId: 'park', reason: 'You are there on Never: it is part of a day in the hills.' },
      ],
    },
    {
      places: [park, excursion],
      days: [[]],
      leftOut: [{ placeId: 'park', reason: 'No room on your days.' }],
    },
  ],
  [
    'reasonsUntrue',
    'a meal close by that nobody has',
    {
      places: [park, museum],
      days: [[]],
      leftOut: [
        {
          placeId: 'park',
          reason: 'On Never you eat close by, at Museum: it could be this table instead.',
        },
      ],
    },
    {
      places: [park, museum],
      days: [[]],
      leftOut: [{ placeId: 'park', reason: 'Other tables lie closer to where you are.' }],
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
    'reasonsUntrue',
    'it has its price, though it is free',
    {
      request: { kind: 'budget' },
      places: [park],
      days: [[]],
      leftOut: [
        {
          placeId: 'park',
          reason:
            'It has its price, and you want to spend little: name it to have it all the same.',
        },
      ],
    },
    {
      request: { kind: 'budget' },
      places: [trattoria],
      days: [[]],
      leftOut: [
        {
          placeId: 'trattoria',
          reason:
            'It has its price, and you want to spend little: name it to have it all the same.',
        },
      ],
    },
  ],
  [
    'reasonsUntrue',
    'a museum is for a night out, a club is',
    {
      places: [museum],
      request: { kind: 'family' },
      days: [[]],
      leftOut: [
        { placeId: 'museum', reason: 'It is for a night out, and you travel with children.' },
      ],
    },
    {
      places: [handMadePlace({ id: 'club', kind: 'nightlife' })],
      request: { kind: 'family' },
      days: [[]],
      leftOut: [
        { placeId: 'club', reason: 'It is for a night out, and you travel with children.' },
      ],
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
    'reasonsUntrue',
    'for a night out, though it is a museum',
    {
      places: [museum],
      request: { kind: 'halal' },
      days: [[]],
      leftOut: [{ placeId: 'museum', reason: 'It is for a night out, and you keep halal.' }],
    },
    {
      places: [handMadePlace({ id: 'bar', kind: 'nightlife' })],
      request: { kind: 'halal' },
      days: [[]],
      leftOut: [{ placeId: 'bar', reason: 'It is for a night out, and you keep halal.' }],
    },
  ],
]
