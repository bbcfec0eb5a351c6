/** Estimates the fuel or current of a trip, and how often the car must be filled or charged. */
import { z } from 'zod'
import type { RoadTrip } from './road-trip-timing.ts'

export const carSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fuel'),
    litresPer100Km: z.number().positive().max(60).default(7),
    tankLitres: z.number().positive().max(300).default(50),
    pricePerLitre: z.number().nonnegative().optional(),
  }),
  z.strictObject({
    kind: z.literal('electric'),
    kwhPer100Km: z.number().positive().max(80).default(18),
    batteryKwh: z.number().positive().max(250).default(60),
    /** What the charger on the road gives on average. */
    chargerKw: z.number().positive().max(400).default(80),
    pricePerKwh: z.number().nonnegative().optional(),
  }),
])
export type Car = z.infer<typeof carSchema>

export interface EnergyEstimate {
  unit: 'litres' | 'kWh'
  amount: number
  /** Absent when no price is known. */
  cost?: number
  /** Stops to fill up during the days of driving; nights are for charging at the lodging. */
  fillUps: number
  /** Minutes at chargers on the road. */
  chargingMinutes: number
  estimated: true
}

/** One fills up before it is empty. */
const reserve = 0.15

export function estimateEnergy(trip: RoadTrip, car: Car): EnergyEstimate {
  return car.kind === 'fuel' ? fuelFor(trip, car) : currentFor(trip, car)
}

function fuelFor({ kilometres }: RoadTrip, car: Car & { kind: 'fuel' }): EnergyEstimate {
  const amount = (kilometres * car.litresPer100Km) / 100
  const fillUps = Math.max(0, Math.ceil(amount / (car.tankLitres * (1 - reserve))) - 1)
  return {
    unit: 'litres',
    amount: rounded(amount),
    ...(car.pricePerLitre !== undefined && { cost: rounded(amount * car.pricePerLitre) }),
    fillUps,
    chargingMinutes: 0,
    estimated: true,
  }
}

/** Every day begins with a full battery; what the day needs beyond it is charged on the road. */
function currentFor(
  { days, kilometres }: RoadTrip,
  car: Car & { kind: 'electric' },
): EnergyEstimate {
  const usable = car.batteryKwh * (1 - reserve)
  const onTheRoad = days.map((day) =>
    Math.max(0, (day.kilometres * car.kwhPer100Km) / 100 - usable),
  )
  const amount = (kilometres * car.kwhPer100Km) / 100
  const charged = onTheRoad.reduce((sum, kwh) => sum + kwh, 0)
  return {
    unit: 'kWh',
    amount: rounded(amount),
    ...(car.pricePerKwh !== undefined && { cost: rounded(amount * car.pricePerKwh) }),
    fillUps: onTheRoad.reduce((sum, kwh) => sum + Math.ceil(kwh / usable), 0),
    chargingMinutes: Math.round((60 * charged) / car.chargerKw),
    estimated: true,
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
