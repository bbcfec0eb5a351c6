/** A trip's id is made where it is planned, and can't be guessed; anything else is a sample's name. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isTripAddress = (id: string): boolean => uuid.test(id)
