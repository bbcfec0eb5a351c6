/** Addresses of samples, and of Create with a place filled in where it can't be planned yet. */
export const samplesAddress = '/view-itinerary'
export const sampleAddress = (slug: string): string => `${samplesAddress}/${slug}`
export const createAddress = (words: string): string =>
  `/itinerary/new/plan?${new URLSearchParams({ q: words })}`
