/** What a person calls themselves in the product stays, whatever an identity provider says later. */
import { expect, it } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { newEmail, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import {
  linkable,
  renameAtGoogle,
  sessionOf,
  withLocalProvider,
} from '../conformance/local-google.ts'

describeOnBothEngines('name and picture', (engine) => {
  const server = useAuthServer(engine, { providers: withLocalProvider })

  const profileOf = async (id: string, reader = server.service()) => {
    const { data, error } = await reader.from('profiles').select('*').eq('id', id).single()
    if (error) throw error
    return { name: data.full_name, picture: data.avatar_url }
  }

  it('that a person set stand after the next sign-in with Google, for companions too', async () => {
    const { user } = await sessionOf(server, 'gil')
    if (!user) throw new Error('Nobody signed in')
    const said = user.user_metadata.full_name
    expect((await profileOf(user.id)).name).toBe(said)
    const companion = await signedInPerson(server)
    const service = server.service()
    const group = await service
      .from('groups')
      .insert({ name: 'Lisbon', user_id: companion.user.id })
      .select()
      .single()
    await service.from('group_participants').insert({ group_id: group.data.id, user_id: user.id })
    const own = {
      full_name: 'Ada King',
      avatar_url: `/storage/v1/object/public/avatars/${user.id}/a`,
    }
    const saved = await service.from('profiles').update(own).eq('id', user.id)
    expect(saved.error).toBeNull()

    // Nothing would be written where Google says what it said before.
    const name = `Gil of ${engine.kind}`
    renameAtGoogle('gil', name)
    const again = await sessionOf(server, 'gil')
    expect(again.user?.id).toBe(user.id)
    expect(again.user?.user_metadata.full_name).toBe(name)
    const expected = { name: 'Ada King', picture: own.avatar_url }
    expect(await profileOf(user.id)).toEqual(expected)
    expect(await profileOf(user.id, companion.client)).toEqual(expected)
  })

  it('that nobody changed stay those of the first sign-in, when Google says others', async () => {
    const { user } = await sessionOf(server, 'hal')
    if (!user) throw new Error('Nobody signed in')
    const first = user.user_metadata.full_name
    const name = `Hal of ${engine.kind}`
    renameAtGoogle('hal', name)
    const again = await sessionOf(server, 'hal')
    expect(again.user?.user_metadata.full_name).toBe(name)
    expect((await profileOf(user.id)).name).toBe(first)
  })

  it('that are empty are filled by what Google says', async () => {
    const { user } = await signedInPerson(server, linkable)
    expect((await profileOf(user.id)).name).toBeNull()
    await sessionOf(server, 'link')
    expect((await profileOf(user.id)).name).toBe('link Demo')
  })

  it.each([
    ['a picture beside a name that a person set', { full_name: 'Ada King', avatar_url: null }],
    ['a name beside a picture that a person set', { full_name: null, avatar_url: 'own' }],
    ['neither where both are set', { full_name: 'Ada King', avatar_url: 'own' }],
  ])('that are empty are filled one by one: %s', async (_, { full_name, avatar_url }) => {
    const { user } = await signedInPerson(server)
    const pictureAt = (name: string) => `/storage/v1/object/public/avatars/${user.id}/${name}`
    const own = { full_name, avatar_url: avatar_url && pictureAt(avatar_url) }
    const service = server.service()
    expect((await service.from('profiles').update(own).eq('id', user.id)).error).toBeNull()
    const said = { full_name: 'Said by Google', avatar_url: pictureAt('said-by-google') }
    // What a sign-in with a provider writes, which tells name and picture together.
    const told = await service.auth.admin.updateUserById(user.id, { user_metadata: said })
    expect(told.error).toBeNull()
    expect(await profileOf(user.id)).toEqual({
      name: own.full_name ?? said.full_name,
      picture: own.avatar_url ?? said.avatar_url,
    })
  })

  it('of an account that nobody confirmed are those of the latest try', async () => {
    const email = newEmail()
    const tryAs = (full_name: string) =>
      server.visitor().auth.signUp({
        email,
        password: 'correct horse 1',
        options: { data: { full_name } },
      })
    const first = await tryAs('Somebody else')
    await tryAs('Ada King')
    const { data } = await server.service().auth.admin.listUsers({ perPage: 1000 })
    const account = data.users.find((one) => one.email === email)
    if (!account) throw new Error(`No account was made: ${first.error?.message}`)
    expect(account.user_metadata.full_name).toBe((await profileOf(account.id)).name)
  })
})
