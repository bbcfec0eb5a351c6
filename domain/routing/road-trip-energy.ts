/** Estimates the fuel or current of a trip, and how often the car must be filled or charged. */
import type { Car } from '#domain/trip/car.ts'
import type { RoadTrip } from './road-trip-timing.ts'

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

/** Share of a tank or battery that is kept as a reserve. */
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
