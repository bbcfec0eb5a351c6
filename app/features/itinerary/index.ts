/** What other features may use of itineraries. */
export { addToTrip } from './edit/add-to-trip.ts'
export { planAddress } from './trip/plan-address.ts'
