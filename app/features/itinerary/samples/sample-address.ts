/** Where a sample is, and where a place leads that can't be planned yet: to Create, with its name filled in. */
export const samplesAddress = '/view-itinerary'
export const sampleAddress = (slug: string): string => `${samplesAddress}/${slug}`
export const createAddress = (words: string): string =>
  `/itinerary/new/plan?${new URLSearchParams({ q: words })}`
