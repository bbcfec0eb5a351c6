/** The carousel's queries for loaders of other features and routes. */
export { fetchHomeSlides, fetchSlides } from './fetch-slides.server.ts'
