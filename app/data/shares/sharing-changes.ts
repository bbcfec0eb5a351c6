import { Observable } from '#app/data/observable.ts'

/** Counts the changes of links in this tab, so that whoever follows a trip's links does so anew. */
export const sharingChanges = new Observable(0)
