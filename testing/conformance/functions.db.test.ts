/** A function reaches the data it serves as any client does: as its caller, or as the service. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { type RunningFunctions, startFunctions } from '#server/backend/functions/testing/server.ts'
import { anonKey, people, useClub } from './alpine-club-server.ts'

describeOnBothEngines('functions', (engine) => {
  const club = useClub(engine)
  let functions: RunningFunctions

  beforeAll(async () => {
    functions = await startFunctions({
      config: { diaries: { verifyJwt: false } },
      environment: {
        SUPABASE_URL: club.url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_conformance',
      },
    })
    for (const who of ['ada', 'ben'] as const) {
      await club
        .as(who)
        .from('diaries')
        .insert({ body: `of ${who}` })
        .throwOnError()
    }
  })
  afterAll(() => functions.stop())

  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return fetch(`${functions.url}/functions/v1/diaries`, { method: 'POST', headers })
  }

  it.each(['ada', 'ben'] as const)('see what %s may see, and what the service may', async (who) => {
    const token = await club.token({ role: 'authenticated', sub: people[who] })
    expect(await (await ask(token)).json()).toEqual({ own: [`of ${who}`], all: 2 })
  })

  it('pass the refusal of a bad token on', async () => {
    const response = await ask('forged.by.someone')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
  })
})
