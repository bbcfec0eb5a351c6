/** What somebody may leave for a trip's owner who has only a link: a few plain words, and few times. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { type Actor, ask, codeOf, IDS } from '../permissions/actors.ts'
import { clientOf } from '../permissions/live-audience.ts'
import { SEEDED, seedRows } from '../permissions/seeded-rows.ts'
import { tripOfStops } from './account-trips.ts'
import { callWriteTrip, keepNewTrip } from './trip-client.ts'

const shareSchema = z.object({ id: z.uuid(), secret: z.string(), digest: z.string() })

describeOnEitherEngine('a suggestion by a link', (engine) => {
  const server = useRealtimeServer(engine, {
    prepare: () => seedRows(engine.database),
    publicTopics: 'changes',
  })

  let senders = 0
  /** Each test has addresses of its own, so that they do not share limits. */
  const newAddress = () => {
    senders += 1
    return `2001:db8:${senders.toString(16)}::1`
  }
  const from = (address: string) =>
    [['request.headers', JSON.stringify({ 'x-real-ip': address })]] as const
  const run = (actor: Actor, text: string, ...values: (string | null)[]) =>
    ask(engine.database, actor, { text, values }, { keep: true })
  const made = async (rights = 'suggest') => {
    const trip = tripOfStops(2, 4)
    await keepNewTrip(engine.database, 'owner', trip)
    const text = `select row_to_json(share) from public.share_trip($1, $2) as share`
    const { rows } = await run('owner', text, trip.id, rights)
    return { trip, ...shareSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null')) }
  }
  interface Suggestion {
    words?: string
    name?: string | null
    day?: string | null
    stop?: string | null
    address?: string
    actor?: Actor
  }
  const suggest = (secret: string, given: Suggestion = {}) => {
    const { words = 'Take tram 28', name = null, day = null, stop = null } = given
    return ask(
      engine.database,
      given.actor ?? 'anon',
      {
        text: 'select public.suggest_for_trip($1, $2, $3, $4, $5)',
        values: [secret, words, name, day, stop],
      },
      { keep: true, settings: from(given.address ?? newAddress()) },
    )
  }
  const waiting = async (trip: string) => {
    const text = `select words, name, day_id, stop_id from public.trip_suggestions
      where trip_id = $1 order by made_at`
    return (await run('owner', text, trip)).rows
  }

  it('reaches the owner with what it is about, from visitors and strangers alike', async () => {
    const { trip, secret } = await made()
    await suggest(secret, { words: ' Take tram 28 ', name: 'Ana', day: 'day1', stop: 'stop1' })
    await suggest(secret, { words: 'Two\nlines', actor: 'stranger' })
    expect(await waiting(trip.id)).toEqual([
      ['Take tram 28', 'Ana', 'day1', 'stop1'],
      ['Two\nlines', null, null, null],
    ])
  })

  it('is plain text: what would hide or turn its letters is left out', async () => {
    const { trip, secret } = await made()
    const words = 'a\u202Eb\u0007c\u2066d'
    await suggest(secret, { words, name: 'An\u200Fa\nB' })
    expect(await waiting(trip.id)).toEqual([['ab cd', 'Ana B', null, null]])
  })

  it('names no day and no stop that the trip does not have', async () => {
    const { trip, secret } = await made()
    await suggest(secret, { day: 'gone', stop: `stop0' or '1'='1` })
    expect(await waiting(trip.id)).toEqual([['Take tram 28', null, null, null]])
  })

  it.each([
    ['nothing', { words: '' }],
    ['blanks only', { words: ' \n\t' }],
    ['more than 500 characters', { words: 'x'.repeat(501) }],
    ['a name of more than 60', { name: 'x'.repeat(61) }],
  ])('is refused with %s', async (_, given) => {
    const { trip, secret } = await made()
    expect(await codeOf(suggest(secret, given))).toBe('PT422')
    expect(await waiting(trip.id)).toEqual([])
  })

  it('may have 500 characters, whichever they are', async () => {
    const { trip, secret } = await made()
    await suggest(secret, { words: '🚋'.repeat(500), name: 'ä'.repeat(60) })
    expect(await waiting(trip.id)).toEqual([['🚋'.repeat(500), 'ä'.repeat(60), null, null]])
  })

  it('is refused by a link for reading, a revoked or ended one, and any guess', async () => {
    const [reading, revoked, ended] = [await made('read'), await made(), await made()]
    await run('owner', 'select public.revoke_share($1)', revoked.id)
    await run('service', 'update public.trip_shares set expires_at = now() where id = $1', ended.id)
    expect(await codeOf(suggest(reading.secret))).toBe('PT403')
    const { trip, digest, id } = await made()
    for (const guess of [revoked.secret, ended.secret, digest, id, trip.id, '', 'a'.repeat(43)]) {
      expect(await codeOf(suggest(guess))).toBe(guess === 'a'.repeat(43) ? 'PT403' : 'PT404')
    }
  })

  it('counts once when it is sent twice in a row', async () => {
    const { trip, secret } = await made()
    const address = newAddress()
    await Promise.all([suggest(secret, { address }), suggest(secret, { address })])
    expect(await waiting(trip.id)).toHaveLength(1)
  })

  it('stops one who floods, across links, and nobody else', async () => {
    const [one, other] = [await made(), await made()]
    const address = newAddress()
    const send = (secret: string, number: number, neighbour = address) =>
      codeOf(suggest(secret, { words: `No. ${number}`, address: neighbour }))
    for (let number = 0; number < 6; number += 1) {
      expect(await send(number % 2 ? one.secret : other.secret, number)).toBe('done')
    }
    expect(await send(one.secret, 6)).toBe('PT429')
    expect(await send(other.secret, 7)).toBe('PT429')
    // Whoever has an address of IPv6 has the others of its network too.
    expect(await send(one.secret, 8, address.replace(/1$/, 'ffff'))).toBe('PT429')
    expect(await send(one.secret, 9, newAddress())).toBe('done')
  })

  it('stops a flood by one link from many addresses', async () => {
    const [flooded, other] = [await made(), await made()]
    const codes: string[] = []
    for (let number = 0; number < 31; number += 1) {
      codes.push(await codeOf(suggest(flooded.secret, { words: `No. ${number}` })))
    }
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 'done'), 'PT429'])
    expect(await codeOf(suggest(other.secret))).toBe('done')
  })

  it('waits with at most fifty others of its link, and there is room again once one is decided', async () => {
    const { trip, id, secret } = await made()
    const fill = `insert into public.trip_suggestions (trip_id, owner_id, share_id, words)
      select $1::uuid, $2::uuid, $3::uuid, 'No. ' || n from generate_series(1, 50) as n`
    await run('service', fill, trip.id, IDS.owner, id)
    expect(await codeOf(suggest(secret))).toBe('PT413')
    const decide = `delete from public.trip_suggestions where trip_id = $1 and words = 'No. 1'`
    expect((await run('owner', decide, trip.id)).affected).toBe(1)
    expect(await codeOf(suggest(secret))).toBe('done')
  })

  it('is the owner’s alone to read and to decide', async () => {
    const { trip, secret } = await made()
    await suggest(secret, { actor: 'stranger' })
    const read = 'select from public.trip_suggestions where trip_id = $1'
    const decide = 'delete from public.trip_suggestions where trip_id = $1'
    for (const actor of ['stranger', 'participant', 'admin'] as const) {
      expect((await run(actor, read, trip.id)).affected).toBe(0)
      expect((await run(actor, decide, trip.id)).affected).toBe(0)
    }
    expect(await codeOf(run('anon', read, trip.id))).toBe('42501')
    expect(await waiting(trip.id)).toHaveLength(1)
  })

  it('outlives its link, and goes with its trip', async () => {
    const { trip, id, secret } = await made()
    await suggest(secret)
    await run('owner', 'select public.revoke_share($1)', id)
    await run('service', 'delete from public.trip_shares where id = $1', id)
    expect(await waiting(trip.id)).toHaveLength(1)
    await run('owner', 'delete from public.trips where id = $1', trip.id)
    expect(await waiting(trip.id)).toEqual([])
  })

  it('is heard by the owner at once, and by nobody with the link', async () => {
    const { trip, secret, digest } = await made()
    const heard: Record<string, string[]> = { owner: [], stranger: [], anon: [] }
    for (const actor of ['owner', 'stranger', 'anon'] as const) {
      const client = await clientOf(server, actor)
      const rows = client.channel('suggestions')
      const all = { event: '*', schema: 'public', table: 'trip_suggestions' } as const
      rows.on('postgres_changes', all, ({ new: row }) => {
        if ('words' in row) heard[actor]?.push(String(row.words))
      })
      await subscribed(rows)
      const link = client.channel(`share:${digest}`, { config: { private: true } })
      link.on('broadcast', { event: '*' }, ({ event }) => void heard[actor]?.push(event))
      await subscribed(link)
    }
    await suggest(secret)
    await eventually(() => expect(heard.owner).toEqual(['Take tram 28']))
    const snapshot = { ...trip, title: 'Renamed' }
    const change = { kind: 'rename', thing: { entity: 'trip', id: trip.id }, name: 'Renamed' }
    const operations = [{ id: randomUUID(), base: 0, hand: 'suggestion', change }]
    await callWriteTrip(engine.database, 'owner', { trip: trip.id, base: 0, operations, snapshot })
    await eventually(() => {
      expect(heard).toEqual({
        owner: ['Take tram 28', 'changed'],
        stranger: ['changed'],
        anon: ['changed'],
      })
    })
  })

  describe('the picture of a link', () => {
    const preview = async (name: string) =>
      (await run('anon', 'select public.read_share_preview($1)', name)).rows[0]?.[0] ?? null
    const nameOf = async (secret: string) => {
      const { rows } = await run('anon', `select public.read_shared_trip($1) ->> 'preview'`, secret)
      return rows[0]?.[0] ?? ''
    }

    it('is drawn from the stops’ coordinates, and holds neither names nor hours nor notes', async () => {
      const { trip, secret } = await made()
      const text = (await preview(await nameOf(secret))) ?? ''
      expect(JSON.parse(text)).toMatchObject({ version: 0, trip: { title: trip.title } })
      for (const hidden of ['Stop 1', IDS.owner, secret]) expect(text).not.toContain(hidden)
    })

    it('ends with its link, and is no way to it', async () => {
      const [revoked, ended, living] = [await made(), await made(), await made()]
      const names = [await nameOf(revoked.secret), await nameOf(ended.secret)]
      for (const name of names) expect(await preview(name)).not.toBeNull()
      await run('owner', 'select public.revoke_share($1)', revoked.id)
      const end = 'update public.trip_shares set expires_at = now() where id = $1'
      await run('service', end, ended.id)
      for (const name of names) expect(await preview(name)).toBeNull()
      const name = await nameOf(living.secret)
      expect(living.digest).not.toContain(name)
      for (const guess of [
        living.digest,
        living.digest.slice(0, 32),
        living.secret,
        '',
        name.toUpperCase(),
      ]) {
        expect(await preview(guess)).toBeNull()
      }
    })
  })

  it('a trip is shared with a group by who is in it, and with no other', async () => {
    const { trip } = await made()
    const share = `update public.trips set group_id = $2 where id = $1`
    const elsewhere = randomUUID()
    await run(
      'service',
      `insert into public.groups (id, name, user_id) values ($1, 'Elsewhere', $2)`,
      elsewhere,
      IDS.stranger,
    )
    expect(await codeOf(run('owner', share, trip.id, elsewhere))).toBe('42501')
    const seen = async () =>
      (await run('participant', 'select from public.trips where id = $1', trip.id)).affected
    expect(await seen()).toBe(0)
    expect((await run('participant', share, trip.id, SEEDED.group)).affected).toBe(0)
    expect((await run('owner', share, trip.id, SEEDED.group)).affected).toBe(1)
    expect(await seen()).toBe(1)
    expect((await run('participant', share, trip.id, null)).affected).toBe(0)
    expect((await run('owner', share, trip.id, null)).affected).toBe(1)
    expect(await seen()).toBe(0)
  })
})
