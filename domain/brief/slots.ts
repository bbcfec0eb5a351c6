/** The closed vocabularies of a trip brief. */

export const placeRefKinds = ['city', 'region', 'state', 'country', 'unknown'] as const
export const transportModes = [
  'flight',
  'train',
  'bus',
  'ferry',
  'car',
  'self-driving',
  'taxi',
  'bicycle',
  'walking',
  'public-transport',
] as const
export const avoidedRoads = ['motorways', 'tolls', 'gravel'] as const
export const partyKinds = ['solo', 'couple', 'family', 'friends', 'group', 'business'] as const
export const budgetScopes = [
  'trip',
  'person',
  'day',
  'night',
  'person-day',
  'person-night',
] as const
/** What a sum may leave out besides the beds. */
export const unpaidParts = ['flights', 'car'] as const
export const datePrecisions = ['exact', 'window', 'month', 'season'] as const
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'shellfish-free',
] as const
export const mobilityNeeds = [
  'wheelchair',
  'limited-walking',
  'no-stairs',
  'little-climbing',
  'stroller',
  'hearing',
  'sight',
  'disability',
  'altitude',
] as const
export const houseRules = ['pets', 'smoking', 'parties', 'children', 'visitors'] as const
export const roomTypes = ['entire', 'private', 'shared', 'not-shared'] as const
export const lodgingKinds = [
  'hotel',
  'hostel',
  'apartment',
  'house',
  'resort',
  'guesthouse',
  'campsite',
  'camper',
] as const
export const occasions = [
  'honeymoon',
  'babymoon',
  'anniversary',
  'birthday',
  'wedding',
  'bachelor',
  'graduation',
  'proposal',
  'conference',
  'reunion',
  'road-trip',
  'city-break',
  'backpacking',
  'cruise',
] as const
/** What a brief can lack, the most needed first: questions are asked in this order. */
export const askableSlots = [
  'destinations',
  'dates',
  'days',
  'party',
  'origin',
  'budget',
  'interests',
] as const
export const spanSlots = [
  'origin',
  'destination',
  'order',
  'stay',
  'connection',
  'cityCount',
  'dates',
  'length',
  'party',
  'budget',
  'pace',
  'interest',
  'dislike',
  'mustSee',
  'mustAvoid',
  'food',
  'mobility',
  'lodging',
  'transport',
  'tripType',
  'occasion',
  'appointment',
  'change',
] as const
/** What requests may be written in besides English. */
export const requestLanguages = ['es', 'fr', 'de', 'it', 'pt', 'nl'] as const
export const searchWeathers = ['warm', 'cool', 'snow'] as const
