/** The queries of pages for loaders of other features. */
export { fetchTeasers, type PageTeaser } from './fetch-teasers.server.ts'
