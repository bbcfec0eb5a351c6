/** Somebody who knows only the password of a person with a second factor gets nothing of theirs. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type PersonalTable, personalTables } from '#domain/account/personal-tables.ts'
import type { Statement } from '#server/backend/db/driver.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { codeOf, IDS } from './cast.ts'
import { setScene } from './scene.ts'

type Level = 'aal1' | 'aal2'
type Person = keyof typeof IDS

describeOnBothEngines('a second factor', (engine) => {
  beforeAll(async () => {
    await setScene(engine.database)
    const factors: [Person, string][] = [
      ['owner', 'verified'],
      ['admin', 'verified'],
      ['participant', 'unverified'],
    ]
    await engine.database.transaction({
      role: 'supabase_auth_admin',
      statements: factors.map(([person, status]) => ({
        text: `insert into auth.mfa_factors (user_id, factor_type, status, secret)
          values ($1, 'totp', $2::auth.factor_status, 'sealed')`,
        values: [IDS[person], status],
      })),
    })
  })

  async function reached(person: Person, aal: Level, statement: Statement): Promise<number> {
    const claims = { role: 'authenticated', sub: IDS[person], aal }
    const [result] = await engine.database.transaction({
      role: 'authenticated',
      settings: [['request.jwt.claims', JSON.stringify(claims)]],
      statements: [statement],
      decide: () => 'rollback',
    })
    return result?.affected ?? 0
  }

  const own = (table: PersonalTable, person: Person): Statement => ({
    text: `select from public.${table} where ${personalTables[table]} = $1`,
    values: [IDS[person]],
  })

  it.each(Object.keys(personalTables) as PersonalTable[])('keeps %s closed', async (table) => {
    expect(await reached('owner', 'aal1', own(table, 'owner'))).toBe(0)
    expect(await reached('owner', 'aal2', own(table, 'owner'))).toBeGreaterThan(0)
  })

  it('keeps others out of nothing: not who has none, not who never confirmed it', async () => {
    expect(await reached('participant', 'aal1', own('group_participants', 'participant'))).toBe(1)
    expect(await reached('stranger', 'aal1', own('profiles', 'stranger'))).toBe(1)
  })

  describe('without it', () => {
    it('nothing is written, and no picture', async () => {
      const idea = {
        text: `insert into public.ideas (title, user_id) values ('Tram 28', $1)`,
        values: [IDS.owner],
      }
      const picture = {
        text: `insert into storage.objects (bucket_id, name, owner_id) values ('avatars', $1, $2)`,
        values: [`${IDS.owner}/face.webp`, IDS.owner],
      }
      for (const statement of [idea, picture]) {
        expect(await codeOf(reached('owner', 'aal1', statement))).toBe('42501')
        expect(await reached('owner', 'aal2', statement)).toBe(1)
      }
      const rename = { text: `update public.profiles set full_name = 'Somebody else'` }
      expect(await reached('owner', 'aal1', rename)).toBe(0)
      expect(await reached('owner', 'aal2', rename)).toBe(1)
    })

    it('an administrator is none', async () => {
      const publish = { text: 'update public.pages set is_published = not is_published' }
      expect(await reached('admin', 'aal1', publish)).toBe(0)
      expect(await reached('admin', 'aal2', publish)).toBe(2)
      const people = { text: `select from public.find_people('')` }
      expect(await codeOf(reached('admin', 'aal1', people))).toBe('42501')
      expect(await reached('admin', 'aal2', people)).toBeGreaterThan(0)
    })

    it('what everybody sees is seen, and we can be written to', async () => {
      expect(await reached('owner', 'aal1', { text: 'select from public.pages' })).toBe(1)
      const message = {
        text: `insert into public.contact_messages (name, email, message, user_id)
          values ('Ada', 'ada@piri.example', 'I lost my phone', $1)`,
        values: [IDS.owner],
      }
      expect(await reached('owner', 'aal1', message)).toBe(1)
    })
  })
})
