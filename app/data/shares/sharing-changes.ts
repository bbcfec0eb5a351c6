import { Observable } from '#app/data/observable.ts'

/** How often links came or went in this tab, for what follows the links of a trip. */
export const sharingChanges = new Observable(0)
