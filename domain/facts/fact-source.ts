/**
 * Where a fact comes from and how old it is, so that a screen can say so: what is known, what is an
 * estimate, and what the travellers said themselves.
 */
import { z } from 'zod'

export const factSourceSchema = z.strictObject({
  kind: z.enum(['catalogue', 'provider', 'estimate', 'traveller', 'assistant', 'partner']),
  /** Who said it, or what it was worked out from: "Open-Meteo", "climate normals", "distance". */
  name: z.string().trim().min(1).max(80).optional(),
  /** The day it was said. */
  asOf: z.iso.date().optional(),
})
export type FactSource = z.infer<typeof factSourceSchema>

export const fromCatalogue: FactSource = { kind: 'catalogue' }

export function estimatedFrom(name: string): FactSource {
  return { kind: 'estimate', name }
}

export function isEstimate({ kind }: FactSource): boolean {
  return kind === 'estimate'
}
