/** Where the picture of a person may lie, whoever says so. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Statement } from '#server/backend/db/driver.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { IDS, outcomeOf } from './actors.ts'
import { profileMadeFor } from './new-account.ts'
import { seedRows } from './seeded-rows.ts'

const OWN = 'https://piri.example'
const stored = `/storage/v1/object/public/avatars/${IDS.owner}/face.webp`

describeOnEitherEngine('the picture of a person', (engine) => {
  beforeAll(() => seedRows(engine.database))

  /** As the owner of the scene, with a token of this project. */
  async function change(address: string | null, issuer = `${OWN}/auth/v1`): Promise<string> {
    const claims = { role: 'authenticated', sub: IDS.owner, iss: issuer }
    const statement: Statement = {
      text: 'update public.profiles set avatar_url = $1 where id = $2 returning avatar_url',
      values: [address, IDS.owner],
    }
    const done = engine.database.transaction({
      role: 'authenticated',
      settings: [['request.jwt.claims', JSON.stringify(claims)]],
      statements: [statement],
      decide: () => 'rollback',
    })
    return done.then(
      ([result]) => String(result?.rows[0]?.[0]),
      (error: { code: string }) => error.code,
    )
  }

  it.each([
    stored,
    `${OWN}${stored}`,
    `${OWN}/storage/v1/render/image/public/avatars/a/b.webp?width=96&quality=70`,
    'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c',
  ])('may lie at %s', async (address) => {
    expect(await change(address)).toBe(address)
  })

  it('may be none', async () => {
    expect(await change(null)).toBe('null')
  })

  it.each([
    'https://tracker.example/pixel.gif',
    `https://tracker.example${stored}`,
    `https://piri.example.tracker.example${stored}`,
    `https://piri.example@tracker.example${stored}`,
    `https://tracker.example/?${OWN}${stored}`,
    `http://piri.example${stored}`,
    `//tracker.example${stored}`,
    `/\\tracker.example${stored}`,
    'http://lh3.googleusercontent.com/a/1',
    'https://lh3.googleusercontent.com.tracker.example/a/1',
    'https://lh3.googleusercontent.com:8443/a/1',
    'https://lh3.googleusercontent.com\\.tracker.example/a',
    `${OWN}/auth/v1/logout`,
    '/auth?next=/admin',
    '/storage/v1/object/public/avatars/../../../../auth/v1/logout',
    '/storage/v1/object/public/avatars/%2E%2e/%2e%2E/x',
    '/storage/v1/object/sign/avatars/a?token=1',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    `${stored}\n`,
    `https://lh3.googleusercontent.com/${'x'.repeat(2048)}`,
  ])('may not lie at %j', async (address) => {
    expect(await change(address)).toBe('23514')
  })

  it('is not believed of a token that was issued elsewhere', async () => {
    expect(await change(`${OWN}${stored}`, 'https://other.example/auth/v1')).toBe('23514')
  })

  it('may lie at any storage for the service, and nowhere else', async () => {
    const asService = (address: string) =>
      outcomeOf(engine.database, 'service', {
        text: 'update public.profiles set avatar_url = $1 where id = $2',
        values: [address, IDS.owner],
      })
    expect(await asService(`http://localhost:3000${stored}`)).toBe('yes')
    await expect(asService('https://tracker.example/pixel.gif')).rejects.toThrow('avatar_url')
  })

  it('may lie at a storage that was named', async () => {
    const address = `https://files.piri.example${stored}`
    expect(await change(address)).toBe('23514')
    await engine.owner.script(
      `insert into private.picture_origins values ('https://files.piri.example', 'storage')`,
    )
    expect(await change(address)).toBe(address)
    expect(await change('https://files.piri.example/pixel.gif')).toBe('23514')
  })

  describe('of a new account', () => {
    it('is the provider’s', async () => {
      const picture = 'https://lh3.googleusercontent.com/a/1'
      const made = await profileMadeFor(engine.database, { picture, name: 'Ada' })
      expect(made).toEqual(['Ada', picture])
    })

    it('is left out where it lies elsewhere, and the account is made', async () => {
      const picture = 'https://tracker.example/pixel.gif'
      const made = await profileMadeFor(engine.database, { picture, name: 'Ada' })
      expect(made).toEqual(['Ada', null])
    })
  })
})
