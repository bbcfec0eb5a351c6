/** Somebody with a link to a trip tries to do more than look, and goes on trying after it has ended. */
import { randomUUID } from 'node:crypto'
import { tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newTripFields } from '#domain/trip/new-trip.ts'
import { type Attack, Findings } from './attack.ts'
import { type Account, type Site, withAccounts } from './site.ts'

interface MadeLink {
  id: string
  secret: string
  digest: string
}

/** Nothing of it is ever shown to who has a link. */
const hidden = 'what only the owner knows'

export const linksOpenNoMoreThanTheyShow: Attack = {
  name: 'a link shows what its owner ticked, changes nothing, and opens nothing once it has ended',
  needsAccounts: true,
  run: (site) =>
    withAccounts(site, ['owner', 'stranger'], async (owner, stranger) => {
      const findings = new Findings()
      if (!owner || !stranger) return findings.fell
      const tripId = await newTrip(owner)
      const link = await newLink(owner, tripId)
      for (const { client } of [stranger, { client: site.visitor() }]) {
        const read = await client.rpc('read_shared_trip', { p_secret: link.secret })
        findings.expect(!read.error && read.data !== null, 'a link in force could not be read')
        findings.expect(!JSON.stringify(read.data).includes(hidden), 'a link showed a note')
        const words = { p_secret: link.secret, p_words: 'Let me in' }
        const suggested = await client.rpc('suggest_for_trip', words)
        findings.expect(Boolean(suggested.error), 'a link for reading took a suggestion')
        for (const table of ['trips', 'trip_operations', 'trip_shares', 'trip_suggestions']) {
          const { data } = await client.from(table).select('*')
          findings.expect((data ?? []).length === 0, `${table} was read by a link`)
        }
      }
      await owner.client.rpc('revoke_share', { p_share: link.id })
      findings.fell.push(...(await opened(site, [link.secret, link.digest, link.id, tripId])))
      return findings.fell
    }),
}

/** Which of these still open a page, or answer a call. */
async function opened(site: Site, keys: readonly string[]): Promise<string[]> {
  const findings = new Findings()
  for (const key of keys) {
    const page = await site.ask(`/shared-itinerary/${key}`)
    const text = await page.text()
    findings.expect(page.status === 404, `an ended link answered ${page.status}`)
    findings.expect(!text.includes('Attacked'), 'an ended link showed the title of its trip')
    const { data } = await site.visitor().rpc('read_shared_trip', { p_secret: key })
    findings.expect(data === null, 'an ended link was read')
  }
  return findings.fell
}

async function newTrip({ client }: Account): Promise<string> {
  const fields = newTripFields({ title: 'Attacked', start: '2027-05-10' })
  const trip = emptyTrip(tripIdSchema.parse(randomUUID()), fields)
  const note = { id: 'n1', order: 'V', about: { entity: 'trip' }, text: hidden }
  const snapshot = { ...trip, notes: [note] }
  const call = { p_trip: trip.id, p_base: 0, p_operations: [], p_snapshot: snapshot }
  const { error } = await client.rpc('write_trip', call)
  if (error) throw new Error('A trip could not be kept', { cause: error })
  return trip.id
}

async function newLink({ client }: Account, tripId: string): Promise<MadeLink> {
  const { data, error } = await client.rpc('share_trip', { p_trip: tripId })
  if (error) throw new Error('A link could not be made', { cause: error })
  return data
}
