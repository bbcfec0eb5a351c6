/** A sample becomes a trip of one's own, in this browser or in one's account. */
import type { SampleChoice } from '#domain/samples/sample-wish.ts'
import type { Trip } from '#domain/trip/schema.ts'

export async function keepSample(
  sample: Trip,
  { start, adults }: SampleChoice,
): Promise<{ id: string }> {
  const [{ copyTrip }, { tripIdSchema }, { keepTrip }, { newId }, { emptyBrief }] =
    await Promise.all([
      import('#domain/trip/copy-trip.ts'),
      import('#domain/trip/ids.ts'),
      import('#app/data/trips/index.ts'),
      import('#app/data/new-id.ts'),
      import('#domain/brief/schema.ts'),
    ])
  const party = { ...emptyBrief().party, total: adults, adults }
  const id = tripIdSchema.parse(newId())
  return keepTrip(copyTrip(sample, { id, newId, start, party, of: 'sample' }))
}
