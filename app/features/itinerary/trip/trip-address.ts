import { isServerId } from '#app/data/server-id.ts'

/** A trip's id is made where it is planned, and can't be guessed; anything else is a sample's name. */
export const isTripAddress = (id: string): boolean => isServerId(id)
