import { expect, it } from 'vitest'
import { isDriven, ownAddress } from '#domain/trip/road-stops.ts'
import { drivenTrips } from './driven-trips.ts'

it.each(drivenTrips)('%s is opened where it can be changed', (_, trip, driven) => {
  const address = `${driven ? '/roadtrip' : '/view-itinerary'}/${trip.id}`
  expect(ownAddress(trip.id, isDriven(trip))).toBe(address)
})

it('a trip of which the id alone is known is opened by its days', () => {
  expect(ownAddress('t')).toBe('/view-itinerary/t')
})
