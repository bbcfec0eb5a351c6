/** What the database does by itself: profiles, time stamps, ownership of groups, going away. */

import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { contactInsert } from '../contact-messages.ts'
import { ask, IDS, outcomeOf } from './actors.ts'
import { NEW_ACCOUNT, profileAfter, profileMadeFor } from './new-account.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

describeOnEitherEngine('triggers', (engine) => {
  beforeAll(() => seedRows(engine.database))

  describe('a new account gets a profile', () => {
    const profileOf = (metadata: unknown) => profileMadeFor(engine.database, metadata)
    const PICTURE = 'https://lh3.googleusercontent.com/face.webp'

    it.each([
      [{ full_name: 'Piri Reis', name: 'Piri' }, 'Piri Reis'],
      [{ name: '  Piri ' }, 'Piri'],
      [{ full_name: ' ', name: 'Piri' }, 'Piri'],
      [{}, null],
      [null, null],
      [{ full_name: 'x'.repeat(300) }, 'x'.repeat(200)],
    ])('with a name from %j', async (metadata, name) => {
      expect(await profileOf(metadata)).toEqual([name, null])
    })

    it.each([
      { avatar_url: PICTURE, picture: 'https://lh3.googleusercontent.com/other.webp' },
      { picture: PICTURE, avatar: 'https://lh3.googleusercontent.com/other.webp' },
      { avatar: PICTURE, photoURL: 'https://lh3.googleusercontent.com/other.webp' },
      { photoURL: PICTURE, profile_picture: 'https://lh3.googleusercontent.com/other.webp' },
      { avatar_url: '', profile_picture: PICTURE },
    ])('with the first picture of %j', async (metadata) => {
      expect(await profileOf(metadata)).toEqual([null, PICTURE])
    })

    it.each(['javascript:alert(1)', '//evil.example/a.png', `https://${'x'.repeat(2048)}`])(
      'without the picture %s',
      async (picture) => {
        expect(await profileOf({ picture })).toEqual([null, null])
      },
    )
  })

  describe('a profile made at a sign-up', () => {
    const nameAfter = (confirmed: string, signedInAt: string | null) =>
      profileAfter(engine.database, [
        {
          text: `insert into auth.users (id, raw_user_meta_data, last_sign_in_at)
            values ($1, '{"full_name": "A Stranger", "picture": "https://lh3.googleusercontent.com/b"}', $2)`,
          values: [NEW_ACCOUNT, signedInAt],
        },
        {
          text: 'update auth.users set email_confirmed_at = now(), raw_user_meta_data = $2 where id = $1',
          values: [NEW_ACCOUNT, confirmed],
        },
      ])

    it('says what the sign-up says that was confirmed', async () => {
      expect(await nameAfter('{"full_name": "The Owner"}', null)).toEqual(['The Owner', null])
      expect(await nameAfter('{}', null)).toEqual([null, null])
    })

    it('stays as it is when somebody who was there before adds an address', async () => {
      const kept = ['A Stranger', 'https://lh3.googleusercontent.com/b']
      expect(await nameAfter('{"full_name": "Other"}', '2026-01-01')).toEqual(kept)
    })
  })

  it('moves updated_at on a change, and only on a change', async () => {
    const change = (title: string) => ({
      text: `update public.ideas set title = $1, updated_at = '2000-01-01'
        where id = $2 returning updated_at > '2026-01-01', title`,
      values: [title, SEEDED.idea],
    })
    expect((await ask(engine.database, 'owner', change('Tram 15'))).rows).toEqual([
      ['t', 'Tram 15'],
    ])
    const same = {
      text: 'update public.ideas set title = title where id = $1 returning updated_at = created_at',
      values: [SEEDED.idea],
    }
    expect((await ask(engine.database, 'owner', same)).rows).toEqual([['t']])
  })

  it('puts a new carousel item last', async () => {
    const add = {
      text: `insert into public.carousel_items (title, description, image_url)
        select 'Porto', 'Bridges', '/images/porto.webp'
        returning display_order - (select max(display_order) from public.carousel_items)`,
    }
    expect((await ask(engine.database, 'admin', add)).rows).toEqual([['1']])
  })

  it('stamps a group message with its own time, except for the service', async () => {
    const say = {
      text: `insert into public.group_messages (group_id, user_id, message, "timestamp")
        values ($1, $2, 'Now', '2099-01-01') returning "timestamp" = now()`,
      values: [SEEDED.group, IDS.participant],
    }
    expect((await ask(engine.database, 'participant', say)).rows).toEqual([['t']])
    expect((await ask(engine.database, 'service', say)).rows).toEqual([['f']])
  })

  describe('a group', () => {
    it('has its founder as owner among the participants', async () => {
      const participants = await ask(engine.database, 'participant', {
        text: `select user_id, role from public.group_participants
          where group_id = $1 order by role desc`,
        values: [SEEDED.group],
      })
      expect(participants.rows).toEqual([
        [IDS.owner, 'owner'],
        [IDS.participant, 'member'],
      ])
    })

    it('can’t be left by its owner, nor given away', async () => {
      const leave = {
        text: 'delete from public.group_participants where group_id = $1 and user_id = $2',
        values: [SEEDED.group, IDS.owner],
      }
      const giveAway = {
        text: 'update public.groups set user_id = $2 where id = $1',
        values: [SEEDED.group, IDS.participant],
      }
      expect(await outcomeOf(engine.database, 'owner', leave)).toBe('nothing')
      expect(await outcomeOf(engine.database, 'owner', giveAway)).toBe('refused')
    })

    it('lets nobody speak for another, nor as the system', async () => {
      const speak = (userId: string, type: string) => ({
        text: `insert into public.group_messages (group_id, user_id, message, type)
          values ($1, $2, 'Hello', $3)`,
        values: [SEEDED.group, userId, type],
      })
      const asOther = speak(IDS.owner, 'text')
      const asSystem = speak(IDS.participant, 'system')
      expect(await outcomeOf(engine.database, 'participant', asOther)).toBe('refused')
      expect(await outcomeOf(engine.database, 'participant', asSystem)).toBe('refused')
    })
  })

  it('takes a contact message only as one’s own, unread and of now', async () => {
    for (const [column, value] of [
      ['user_id', IDS.owner],
      ['created_at', '2000-01-01'],
      ['read_at', '2026-01-01'],
    ] as const) {
      const statement = contactInsert({ [column]: value })
      expect(await outcomeOf(engine.database, 'anon', statement)).toBe('refused')
      expect(await outcomeOf(engine.database, 'stranger', statement)).toBe('refused')
    }
  })

  it('can’t be made to overwrite another’s idea by an upsert of its id', async () => {
    const upsert = {
      text: `insert into public.ideas (id, title, user_id) values ($1, 'Mine', $2)
        on conflict (id) do update set title = excluded.title, user_id = excluded.user_id`,
      values: [SEEDED.idea, IDS.stranger],
    }
    expect(await outcomeOf(engine.database, 'stranger', upsert)).toBe('refused')
  })

  it('removes everything of an account with the account, and nothing else', async () => {
    const personal = [
      ['profiles', 'id'],
      ['user_permissions', 'user_id'],
      ['google_tokens', 'user_id'],
      ['recovery_codes', 'user_id'],
      ['sessions', 'user_id'],
      ['ideas', 'user_id'],
      ['groups', 'user_id'],
      ['group_participants', 'user_id'],
      ['group_messages', 'user_id'],
      ['suggestion_votes', 'user_id'],
      ['contact_messages', 'user_id'],
    ] as const
    const counts = personal.map(([table, column]) => ({
      text: `select count(*), count(*) filter (where ${column} = $1) from public.${table}`,
      values: [IDS.owner],
    }))
    const results = await engine.database.transaction({
      role: 'service_role',
      statements: [
        ...counts,
        { text: "select set_config('role', 'supabase_auth_admin', true)" },
        { text: 'delete from auth.users where id = $1', values: [IDS.owner] },
        { text: "select set_config('role', 'service_role', true)" },
        ...counts,
      ],
      decide: () => 'rollback',
    })
    const before = results.slice(0, personal.length).map((result) => result.rows[0])
    const after = results.slice(-personal.length).map((result) => result.rows[0])
    expect(before.every((row) => Number(row?.[1]) > 0)).toBe(true)
    expect(after.every((row) => Number(row?.[1]) === 0)).toBe(true)
    // The others keep their profiles and the admin the rights.
    expect([after[0]?.[0], after[1]?.[0]]).toEqual(['3', '1'])
  })
})
