/** What somebody gets who has only a link: what the owner ticked, for as long as the owner wants. */
import { beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { codeOf, IDS } from '../permissions/actors.ts'
import { SEEDED, seedRows } from '../permissions/seeded-rows.ts'
import { sharedTripsOn } from './shared-trips.ts'

describeOnBothEngines('a trip that is shared', (engine) => {
  beforeAll(() => seedRows(engine.database))
  const { run, made, bySecret, byId, change } = sharedTripsOn(engine)

  it('is read by its secret, by visitors and strangers alike, as it is now', async () => {
    const { trip, secret, topic } = await made()
    expect(secret).toMatch(/^[\w-]{43}$/)
    await change(trip, 0)
    for (const actor of ['anon', 'stranger'] as const) {
      expect(await bySecret(secret, actor)).toMatchObject({
        version: 1,
        rights: 'read',
        expires_at: null,
        topic,
        trip: { id: trip.id, title: 'Version 1' },
      })
    }
  })

  it.each(['', 'x', 'a'.repeat(42), 'a'.repeat(10_000), 'ä'.repeat(43)])(
    'is not read by %s',
    async (secret) => {
      expect(await bySecret(secret)).toBeNull()
    },
  )

  it('is not read by its digest, its link’s id or its own', async () => {
    const { trip, id, digest } = await made()
    for (const guess of [trip.id, id, digest, digest.slice(0, 43)]) {
      expect(await bySecret(guess)).toBeNull()
    }
    expect(await byId(trip.id)).toBeNull()
  })

  it('is gone when the link is revoked, has ended, or the trip is deleted', async () => {
    const [revoked, ended, deleted] = [
      await made(),
      await made(new Date(Date.now() + 60_000).toISOString()),
      await made(),
    ]
    expect(await bySecret(ended.secret)).not.toBeNull()
    await run('owner', 'select public.revoke_share($1)', revoked.id)
    await run('service', `update public.trip_shares set expires_at = now() where id = $1`, ended.id)
    await run('owner', 'delete from public.trips where id = $1', deleted.trip.id)
    for (const { secret } of [revoked, ended, deleted]) expect(await bySecret(secret)).toBeNull()
    // Once more is no mistake, and does not change when it ended.
    await run('owner', 'select public.revoke_share($1)', revoked.id)
  })

  it('knows on which day a link was last opened, while it is in force', async () => {
    const [used, revoked] = [await made(), await made()]
    await run('owner', 'select public.revoke_share($1)', revoked.id)
    for (const { secret } of [used, revoked]) {
      await run('anon', 'select public.note_share_use($1)', secret)
      await run('anon', 'select public.note_share_use($1)', secret)
    }
    const last = `select last_used_on = current_date from public.trip_shares where id = $1`
    expect((await run('owner', last, used.id)).rows).toEqual([['t']])
    expect((await run('owner', last, revoked.id)).rows).toEqual([[null]])
  })

  it('is everybody’s while it is published, with what is ticked', async () => {
    const { trip } = await made()
    const publish = (includes: string) =>
      run('owner', 'select public.publish_trip($1, $2::text[])', trip.id, includes)
    await publish('{}')
    await publish('{money,notes,money}')
    expect(await byId(trip.id)).toMatchObject({ version: 0, trip: { title: trip.title } })
    const shares = `select includes, secret from public.trip_shares
      where trip_id = $1 and secret is null and revoked_at is null`
    expect((await run('owner', shares, trip.id)).rows).toEqual([['{money,notes}', null]])
    await run('owner', 'select public.unpublish_trip($1)', trip.id)
    expect(await byId(trip.id)).toBeNull()
    await publish('{}')
    expect(await byId(trip.id)).not.toBeNull()
  })

  it.each([
    ['other rights', `'write', '{}', null`],
    ['no rights', `null, '{}', null`],
    ['something else in it', `'read', '{bin}', null`],
    ['nothing named in it', `'read', array[null], null`],
    ['an end in the past', `'read', '{}', now() - interval '1 minute'`],
  ])('has no link with %s', async (_, rest) => {
    const text = `select public.share_trip($1, ${rest})`
    expect(await codeOf(run('owner', text, SEEDED.ownTrip))).toBe('PT422')
  })

  it('has a hundred links at most, and room again when old ones are long over', async () => {
    const { trip } = await made()
    const share = 'select public.share_trip($1)'
    const fill = `insert into public.trip_shares (trip_id, owner_id, digest, revoked_at)
      select $1::uuid, $2, encode(sha256(convert_to($1::uuid || '-' || n, 'UTF8')), 'hex'), now()
      from generate_series(1, 99) as n`
    await run('service', fill, trip.id, IDS.owner)
    expect(await codeOf(run('owner', share, trip.id))).toBe('PT413')
    const age = `update public.trip_shares set revoked_at = now() - interval '31 days'
      where trip_id = $1 and revoked_at is not null`
    await run('service', age, trip.id)
    expect(await codeOf(run('owner', share, trip.id))).toBe('done')
  })
})
