import type { TripId } from '#domain/trip/ids.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether the server can know a trip by this id. An address may say anything, and a plan that is not in the
 * account yet has the planner's own id: the server answers those with a complaint, so it is not asked.
 */
export const isServerId = (id: string): id is TripId => uuid.test(id)
