/** What a page needs to plan and mend a trip to one destination. */
export { loadDestination } from '#domain/places/load-catalogue.ts'
export { inlineExecutor } from '#domain/planner/execution/executor.ts'
export { repairPlan } from '#domain/planner/replan/repair.ts'
export { planRequestSchema } from '#domain/planner/schema.ts'
export { addStop, moveStop, removeStop } from '#domain/routing/road-trip.ts'
export { timeRoadTrip } from '#domain/routing/road-trip-timing.ts'
