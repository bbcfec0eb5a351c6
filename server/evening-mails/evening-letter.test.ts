import { expect, it } from 'vitest'
import { dayIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { type EveningFacts, eveningLetter } from './evening-letter.ts'

const state = stateOf(
  emptyTrip(tripIdSchema.parse('t'), newTripFields({ title: 'Rome', start: '2027-05-10' })),
)
const [order] = keysBetween(null, null, 1)
if (order) {
  const day = newDayFields({ order, zone: 'Europe/Rome' })
  state.tables.day.set(dayIdSchema.parse('d'), day)
}
const [day] = tripOf(state).days
if (!day) throw new Error('There is no day')

const facts: EveningFacts = {
  title: 'Rome <b>& more</b>',
  plan: {
    day,
    number: 1,
    stops: [
      { clock: '10 AM', name: '<script>alert(1)</script>', weather: '21 °C, 5 % chance of rain' },
      { clock: '', name: 'A walk', weather: null },
    ],
    stays: ['Rain all day at the garden. You locked it: it stays unless you say otherwise.'],
    trouble: null,
    swap: null,
  },
  source: 'Forecast by Open-Meteo.',
  brand: 'Piri',
  to: 'ada@example.com',
  tripUrl: 'https://piri.example/view-itinerary/t',
  stopUrl: 'https://piri.example/view-itinerary/evening/s',
}

it('lets nothing of a trip become markup', () => {
  const { html, text } = eveningLetter(facts)
  expect(html).not.toMatch(/<script|<b>/)
  expect(text).toContain('10 AM  <script>alert(1)</script>\n    21 °C, 5 % chance of rain')
})

it('says when, what stays, why it comes and how to end it', () => {
  const letter = eveningLetter(facts)
  expect(letter.subject).toBe('Tomorrow: day 1 of Rome <b>& more</b>')
  expect(letter.unsubscribeUrl).toBe(facts.stopUrl)
  for (const body of [letter.text, letter.html]) {
    expect(body).toContain('Monday, May 10.')
    expect(body).toContain('Any time')
    expect(body).toContain('You locked it')
    expect(body).toContain('because you switched it on')
    expect(body).toContain(facts.stopUrl)
    expect(body).toContain(facts.tripUrl)
    expect(body).not.toContain('it works once')
  }
})
