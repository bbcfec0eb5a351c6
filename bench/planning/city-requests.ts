/** Five days in as many cities of the catalogue: what people ask for at the same time. */
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { type PlanRequest, planRequestSchema } from '#domain/planner/schema.ts'

const weather = { rain: 0.2, high: null, low: null, source: { kind: 'estimate' as const } }
const dates = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14']

export async function cityRequests(count: number): Promise<PlanRequest[]> {
  const { destinations } = await loadCatalogue()
  return destinations.slice(0, count).map(({ places, stayAreas, at }) =>
    planRequestSchema.parse({
      places,
      days: dates.map((date) => ({ date, weather })),
      lodging: stayAreas[0]?.at ?? at,
      interests: ['history', 'food'],
    }),
  )
}
