/** Who is asking, and what they may see: keys, tokens, row-level security and schemas. */
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { anonKey, people, serviceKey, useClub } from './alpine-club-server.ts'

describeOnBothEngines('access', (engine) => {
  const club = useClub(engine)

  describe('row-level security', () => {
    it('shows and changes only what belongs to the caller', async () => {
      const diaries = (who: 'ada' | 'ben' | 'visitor' | 'service') => club.as(who).from('diaries')
      const made = await diaries('ada').insert({ body: 'Ada’s' }).select().single()
      expect(made.data).toMatchObject({ owner: people.ada, body: 'Ada’s' })
      expect((await diaries('ada').select('body')).data).toEqual([{ body: 'Ada’s' }])
      expect((await diaries('ben').select('body')).data).toEqual([])
      expect((await diaries('visitor').select('body')).data).toEqual([])
      expect((await diaries('service').select('body')).data).toEqual([{ body: 'Ada’s' }])
      const stolen = await diaries('ben').update({ body: 'Ben’s' }).gt('id', 0).select()
      expect(stolen.data).toEqual([])
      expect(await diaries('ben').delete({ count: 'exact' }).gt('id', 0)).toMatchObject({
        count: 0,
      })
      expect((await diaries('ada').select('body')).data).toEqual([{ body: 'Ada’s' }])
    })

    it('refuses to write in another’s name', async () => {
      const row = { owner: people.ada, body: 'forged' }
      expect(await club.as('ben').from('diaries').insert(row)).toMatchObject({
        status: 403,
        error: { code: '42501', message: expect.stringContaining('row-level security') },
      })
      expect(await club.as('visitor').from('diaries').insert(row)).toMatchObject({
        status: 401,
        error: { code: '42501' },
      })
    })

    it('keeps the role of one request from the next, also when they come together', async () => {
      const asked = Array.from({ length: 30 }, (_, index) => (index % 2 ? 'ada' : 'ben'))
      const answers = await Promise.all(asked.map((who) => club.as(who).rpc('who')))
      expect(answers.map(({ data }) => data.uid)).toEqual(asked.map((who) => people[who]))
    })
  })

  it('asks the visitor to sign in for what only others may read, and forbids the others', async () => {
    const visitor = await club.send('/treasury')
    expect(visitor.status).toBe(401)
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer')
    expect(await visitor.json()).toMatchObject({
      code: '42501',
      message: 'permission denied for table treasury',
    })
    expect(await club.as('ada').from('treasury').select()).toMatchObject({ status: 403 })
    const service = await club.as('service').from('treasury').select('amount')
    expect(service.data).toEqual([{ amount: 1000 }])
  })

  describe('keys and tokens', () => {
    it('refuses a call without a key, or with a wrong one', async () => {
      const none = await fetch(`${club.url}/rest/v1/peaks`)
      expect([none.status, await none.json()]).toEqual([
        401,
        { message: 'No API key found in request' },
      ])
      const wrong = await createClient(club.url, 'sb_publishable_wrong', {
        auth: { persistSession: false },
      })
        .from('peaks')
        .select()
      expect(wrong).toMatchObject({ status: 401, error: { message: 'Invalid API key' } })
    })

    it('takes the key from the address, and keeps it out of the answer', async () => {
      const response = await fetch(`${club.url}/rest/v1/peaks?select=id&id=eq.1&apikey=${anonKey}`)
      expect(await response.json()).toEqual([{ id: 1 }])
      expect(response.headers.get('content-location')).not.toContain(anonKey)
    })

    it('refuses the service’s key in the address', async () => {
      const response = await fetch(`${club.url}/rest/v1/peaks?select=id&apikey=${serviceKey}`)
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain(serviceKey)
    })

    it.each([
      ['expired', { exp: 1_000 }, 401, 'PGRST303', 'JWT expired'],
      ['of the future', { nbf: 99_999_999_999 }, 401, 'PGRST303', 'JWT not yet valid'],
      [
        'of the owner',
        { role: 'postgres' },
        403,
        '42501',
        'permission denied to set role "postgres"',
      ],
    ])('refuses a token that is %s', async (_, claims, status, code, message) => {
      const authorization = `Bearer ${await club.token({ role: 'authenticated', ...claims })}`
      const response = await club.send('/peaks', { headers: { authorization } })
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({ code, details: null, hint: null, message })
    })

    it('says in a header that the token is the reason', async () => {
      const authorization = `Bearer ${await club.token({ exp: 1_000 })}`
      const { headers } = await club.send('/peaks', { headers: { authorization } })
      expect(headers.get('www-authenticate')).toBe(
        'Bearer error="invalid_token", error_description="JWT expired"',
      )
    })

    it('publishes the keys that its own tokens can be verified with', async () => {
      const response = await fetch(`${club.url}/auth/v1/.well-known/jwks.json`)
      expect(response.headers.get('cache-control')).toContain('max-age=600')
      expect(await response.json()).toEqual({
        keys: [expect.objectContaining({ kty: 'EC', alg: 'ES256', kid: expect.any(String) })],
      })
    })
  })

  describe('schemas', () => {
    it('are chosen by the client', async () => {
      const visitor = club.as('visitor')
      const { data } = await visitor.schema('archive').from('peaks').select('name')
      expect(data).toEqual([{ name: 'Mount Tambora' }])
      const made = await visitor
        .schema('archive')
        .from('peaks')
        .insert({ id: 2, name: 'Krakatoa' })
        .select()
      expect(made).toMatchObject({ status: 201, data: [{ id: 2, name: 'Krakatoa' }] })
    })

    it('are named in the answer; without a choice it is the first', async () => {
      expect((await club.send('/peaks?limit=0')).headers.get('content-profile')).toBe('club')
      const other = await club.send('/peaks?limit=0', { headers: { 'accept-profile': 'archive' } })
      expect(other.headers.get('content-profile')).toBe('archive')
    })

    it.each(['hidden', 'public', 'auth', 'pg_catalog', ''])('%s is not exposed', async (schema) => {
      const response = await club.send('/users', { headers: { 'accept-profile': schema } })
      expect(response.status).toBe(406)
      expect(await response.json()).toEqual({
        code: 'PGRST106',
        message: `Invalid schema: ${schema}`,
        details: null,
        hint: 'Only the following schemas are exposed: club, archive',
      })
    })
  })

  it('notices a new table, a new column and a dropped one without a restart', async () => {
    const visitor = club.as('visitor')
    await engine.owner.script(`
      create table club.fresh (id int primary key);
      grant all on club.fresh to anon;
      insert into club.fresh values (1);
      alter table club.members add column joined int default 1863;
      alter table club.cards rename column number to digits`)
    const settled = { timeout: 10_000, interval: 50 }
    await expect
      .poll(async () => (await visitor.from('fresh').select()).data, settled)
      .toEqual([{ id: 1 }])
    const { data } = await visitor
      .from('members')
      .select('joined, cards(digits)')
      .eq('id', 1)
      .single()
    expect(data).toEqual({ joined: 1863, cards: { digits: 'A-1' } })
    await engine.owner.script('drop table club.fresh')
    await expect
      .poll(async () => (await visitor.from('fresh').select()).error?.code, settled)
      .toBe('PGRST205')
  })

  it('lets a page of another origin in', async () => {
    const preflight = await fetch(`${club.url}/rest/v1/peaks`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'apikey,prefer',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,prefer')
    const answer = await club.send('/peaks?limit=1', {
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})
