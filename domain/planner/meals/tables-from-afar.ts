/** Foreign cuisines: fine on a fourth evening, but not for a celebration or for those who came for the local food. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'
import { firstKitchen, kitchensOfTown } from './kitchens-of-town.ts'

const ofAsia = new Set(
  'asian chinese cantonese sichuan taiwanese japanese sushi ramen korean thai vietnamese cambodian indonesian malaysian filipino burmese'.split(
    ' ',
  ),
)
const ofTheSouth = new Set(
  'indian north-indian south-indian pakistani nepalese sri-lankan afghan iranian persian'.split(
    ' ',
  ),
)
const ofTheLevant = new Set(
  'middle-eastern lebanese syrian israeli turkish arabic egyptian moroccan tunisian falafel kebab'.split(
    ' ',
  ),
)
const ofItaly = new Set(
  'italian pizza roman neapolitan tuscan venetian sicilian bolognese milanese'.split(' '),
)
const ofElsewhere = new Set(
  'african ethiopian caribbean mexican tacos peruvian brazilian argentine argentinian american burgers greek spanish german british hungarian georgian russian'.split(
    ' ',
  ),
)
const ofFrance = new Set('french breton alsatian provencal lyonnaise belgian swiss'.split(' '))
const regions = [ofAsia, ofTheSouth, ofTheLevant, ofItaly, ofFrance, ofElsewhere]

/** Whether a house's first cuisine is from another part of the world. */
export function isFromAfar(
  { cuisines = [] }: Place,
  request: Pick<PlanRequest, 'places'>,
): boolean {
  const [first = ''] = cuisines
  const region = regions.find((each) => each.has(first))
  const own = kitchensOfTown(request)
  // A neighbouring cuisine is close enough: Cantonese in Taipei.
  return region !== undefined && !Array.from(region).some((each) => own.has(each))
}

/**
 * Whether two houses cook the food of one other part of the world, however common it is in town: an Indonesian rice
 * table in Amsterdam is a fine evening, and two of them are one too many. Not where it is the town's first kitchen, or
 * what was asked for.
 */
export function sharesABorrowedKitchen(
  one: Place,
  other: Place,
  request: Pick<PlanRequest, 'places' | 'cuisines' | 'asked'>,
): boolean {
  const [first = ''] = one.cuisines ?? []
  if (first !== other.cuisines?.[0] || request.cuisines.includes(first)) return false
  const isAsked = request.asked.some(
    ({ placeIds }) => placeIds.includes(one.id) && placeIds.includes(other.id),
  )
  const region = regions.find((each) => each.has(first))
  return region !== undefined && !region.has(firstKitchen(request)) && !isAsked
}
