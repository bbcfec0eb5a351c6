/** The carousel of destinations, for the landing page and for Travel Inspirations. */
export { DestinationCarousel } from './destination-carousel.tsx'
export { HomeCarousel } from './home-carousel.tsx'
