/** What a car needs on the road, as its owner or the rental says. */
import { z } from 'zod'

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
