/** What other features may use of itineraries. */
export { type Added, addToTrip, type Wanted } from './edit/add-to-trip.ts'
export { planAddress } from './trip/plan-address.ts'
