/** What other features show of pages and their pictures. */
export { ContentImage } from './content-image.tsx'
export { PlaceStamp } from './place-stamp.tsx'
