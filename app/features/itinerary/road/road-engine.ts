/** The rules of road trips, in one file that is loaded after the first paint. */
import { loadDrives } from '#domain/drives/load-drives.ts'
import { changeRoad } from '#domain/routing/change-road.ts'
import { detourBy, stopAt, worthAStop } from '#domain/routing/detour.ts'
import { closuresOn, knownLegs } from '#domain/routing/known-legs.ts'
import { alternativesForDay } from '#domain/routing/road-alternatives.ts'
import { bordersOf, drivingSide, isOneWay, passesAlong } from '#domain/routing/road-facts.ts'
import { measuredDrives, roadOfTrip } from '#domain/routing/road-of-trip.ts'
import { roadProblem } from '#domain/routing/road-problems.ts'
import { addStop, moveStop, orderRoadTrip, removeStop } from '#domain/routing/road-trip.ts'
import { estimateEnergy } from '#domain/routing/road-trip-energy.ts'
import { pointsOf } from '#domain/routing/road-trip-schema.ts'
import { timeRoadTrip } from '#domain/routing/road-trip-timing.ts'
import { aDayLess } from '#domain/routing/road-what-if.ts'
import { driveKey, nearestCountry, roadWorld, withDrives } from '#domain/routing/road-world.ts'
import { apply } from '#domain/trip/apply.ts'

export const engine = {
  aDayLess,
  addStop,
  alternativesForDay,
  apply,
  bordersOf,
  changeRoad,
  closuresOn,
  detourBy,
  driveKey,
  drivingSide,
  estimateEnergy,
  isOneWay,
  knownLegs,
  loadDrives,
  measuredDrives,
  moveStop,
  nearestCountry,
  orderRoadTrip,
  passesAlong,
  pointsOf,
  removeStop,
  roadOfTrip,
  roadProblem,
  roadWorld,
  stopAt,
  timeRoadTrip,
  withDrives,
  worthAStop,
}
