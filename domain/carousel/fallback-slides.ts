/** Slides for when there are none, or too few. */
import type { CarouselSlide } from './carousel-item.ts'

const slide = (slug: string, title: string, description: string): CarouselSlide => ({
  id: `sample-${slug}`,
  title,
  description,
  image_url: `/images/destinations/${slug}`,
  itinerary_link: `/view-itinerary/${slug}`,
})

const paris = slide(
  'paris',
  'Paris, France',
  'Museums in the morning, the river at dusk, and a table on a quiet street.',
)

/** Shown when the table is empty, and when the query fails. */
export const sampleSlides: readonly CarouselSlide[] = [
  paris,
  slide(
    'tokyo',
    'Tokyo, Japan',
    'Shrines between towers, small counters, and trains that make every corner near.',
  ),
]

/** The slides that fill the landing page's carousel up, in this order. */
export const homeFallbackSlides: readonly CarouselSlide[] = [
  { ...paris, title: 'Paris' },
  slide('london', 'London', 'Parks, free museums and a walk along the Thames.'),
  slide('japan', 'Japan', 'From Tokyo to Kyoto by train, with a mountain in the window.'),
  slide('new-york', 'New York', 'Five boroughs, one pass, and a skyline from the ferry.'),
  slide('florida', 'Florida', 'Springs, keys and rockets, by car along both coasts.'),
  slide('cancun', 'Cancun', 'Reefs and cenotes, and Maya cities a bus ride away.'),
  slide('seattle', 'Seattle', 'Markets, ferries and a volcano on the horizon.'),
]

const fewestAtHome = 3

/** Fills up to at least three slides, without duplicates. */
export function homeSlides(items: readonly CarouselSlide[]): readonly CarouselSlide[] {
  if (items.length >= fewestAtHome) return items
  const there = new Set(items.map(({ itinerary_link }) => itinerary_link))
  const others = homeFallbackSlides.filter(({ itinerary_link }) => !there.has(itinerary_link))
  return [...items, ...others.slice(0, fewestAtHome - items.length)]
}
