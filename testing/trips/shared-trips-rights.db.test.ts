/** Nothing of what lies behind a shared trip is opened by its link, nor by any function that has to do with trips. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonKey, tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'
import { codeOf, IDS } from '../permissions/actors.ts'
import { seedRows } from '../permissions/seeded-rows.ts'
import { callers, functionRights, statementOf } from './function-rights.ts'
import { headersWith, requestsWith } from './hand-made-requests.ts'
import { sharedTripsOn } from './shared-trips.ts'
import { callWriteTrip } from './trip-client.ts'

describeOnBothEngines('a trip that is shared', (engine) => {
  const server = useRealtimeServer(engine, {
    prepare: () => seedRows(engine.database),
    publicTopics: 'changes',
  })
  const { run, made } = sharedTripsOn(engine)

  const outcomeAs = async (who: string, call: string): Promise<string> => {
    const half = who === 'half'
    const id = half ? IDS.owner : (Object.entries(IDS).find(([name]) => name === who)?.[1] ?? null)
    const role = who === 'anon' ? 'anon' : who === 'service' ? 'service_role' : 'authenticated'
    const claims = { role, ...(id && { sub: id }), aal: half ? 'aal1' : 'aal2' }
    let value: string | null | undefined
    const code = await codeOf(
      engine.database
        .transaction({
          role,
          settings: [['request.jwt.claims', JSON.stringify(claims)]],
          statements: [statementOf(call)],
          decide: () => 'rollback',
        })
        .then(([result]) => {
          value = result?.rows[0]?.[0]
        }),
    )
    if (code === '42501') return 'refused'
    if (code !== 'done') return code
    return value === null || value === undefined ? 'null' : 'yes'
  }

  describe('by whom', () => {
    beforeAll(() =>
      engine.database.transaction({
        role: 'supabase_auth_admin',
        statements: [
          {
            text: `insert into auth.mfa_factors (user_id, factor_type, status, secret)
              values ($1, 'totp', 'verified', 'sealed')`,
            values: [IDS.owner],
          },
        ],
      }),
    )
    afterAll(() =>
      engine.database.transaction({
        role: 'supabase_auth_admin',
        statements: [{ text: 'delete from auth.mfa_factors' }],
      }),
    )

    it.each(functionRights)('$call', async ({ call, outcomes }) => {
      const found: string[] = []
      for (const who of callers) found.push(await outcomeAs(who, call))
      expect(found).toEqual(outcomes)
    })

    it('names every function that has to do with trips', async () => {
      const named = await run(
        'service',
        `select proname from pg_proc where pronamespace = 'public'::regnamespace
          and (proname like '%trip%' or proname like '%share%') order by 1`,
      )
      const inTable = new Set(functionRights.map(({ call }) => call.split('(')[0]))
      expect(named.rows.flat()).toEqual([...inTable].sort())
    })

    it('lets visitors call nothing but what reads a shared trip, or suggests for it', async () => {
      const callable = await run(
        'service',
        `select proname from pg_proc where pronamespace = 'public'::regnamespace
          and has_function_privilege('anon', oid, 'execute') order by 1`,
      )
      expect(callable.rows.flat()).toEqual([
        'note_share_use',
        'read_public_trip',
        'read_share_preview',
        'read_shared_trip',
        'read_trip_feed',
        'suggest_for_trip',
      ])
    })
  })

  describe('by hand-made requests', () => {
    const secretWords = 'canary-of-the-owner'
    const holders = ['anon', 'stranger'] as const

    it.each([
      { link: 'in force', revoked: false },
      { link: 'revoked', revoked: true },
    ])('a link $link opens no table and no other function', async ({ revoked }) => {
      const share = await made()
      const { trip, id, secret } = share
      const notes = [{ id: 'n1', order: 'V', about: { entity: 'trip' }, text: secretWords }]
      const snapshot = { ...trip, notes, title: 'Shown' }
      const add = {
        kind: 'add',
        things: [
          {
            entity: 'note',
            id: 'n1',
            fields: { order: 'V', about: { entity: 'trip' }, text: secretWords },
          },
        ],
      }
      const operations = [{ id: 'op', base: 0, hand: 'person', change: add }]
      await callWriteTrip(engine.database, 'owner', {
        trip: trip.id,
        base: 0,
        operations,
        snapshot,
      })
      if (revoked) await run('owner', 'select public.revoke_share($1)', id)

      const functions = await run(
        'service',
        `select proname, coalesce(array_to_json(proargnames[1:pronargs]), '[]') from pg_proc
          where pronamespace = 'public'::regnamespace order by 1`,
      )
      const asks = requestsWith({ ...share, trip: snapshot }, functions.rows)
      for (const holder of holders) {
        const bearer = holder === 'stranger' ? await tokenFor(IDS.stranger) : null
        const opened: string[] = []
        for (const { method, path, body } of asks) {
          const response = await fetch(`${server.url}/rest/v1/${path}`, {
            method,
            headers: {
              ...headersWith(secret),
              apikey: anonKey,
              ...(bearer && { authorization: `Bearer ${bearer}` }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          const text = await response.text()
          expect(text).not.toContain(secretWords)
          expect(text).not.toContain(IDS.owner)
          const empty = text === '' || text === '[]' || text === 'null'
          if (response.ok && !empty) opened.push(path)
        }
        const expected = revoked ? [] : ['rpc/read_shared_trip', 'rpc/read_trip_feed']
        // What is everybody's, and the holder's own chat, which has nothing of the trip in it.
        const others = opened.filter(
          (path) => !/^(profiles|rpc\/(\w*(admin|page|people)|open_chat$))/.test(path),
        )
        expect([holder, others]).toEqual([holder, expected])
      }
      const left = await run(
        'service',
        'select version, title, state from public.trips where id = $1',
        trip.id,
      )
      expect(left.rows).toEqual([['1', 'Shown', 'draft']])
    })
  })
})
