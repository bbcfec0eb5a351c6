/** The four partner pages, in the order of the overview. */
import { airbnbHosts } from './airbnb-hosts.ts'
import { dmo } from './dmo.ts'
import { hotelsAndResorts } from './hotels-and-resorts.ts'
import type { PartnerContent } from './partner.ts'
import { tourOperators } from './tour-operators.ts'

export const partners: readonly PartnerContent[] = [
  dmo,
  hotelsAndResorts,
  tourOperators,
  airbnbHosts,
]
