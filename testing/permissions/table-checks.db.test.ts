/** What the tables accept and refuse, whoever writes. */

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { goodContact } from '../contact-messages.ts'
import { IDS, whatStops } from './actors.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

const REASONABLE = {
  ideas: { user_id: IDS.owner, title: 'Belém' },
  boards: { user_id: IDS.owner, name: 'Madeira' },
  groups: { user_id: IDS.owner, name: 'Madeira' },
  group_participants: { group_id: SEEDED.group, user_id: IDS.stranger },
  group_messages: { group_id: SEEDED.group, user_id: IDS.owner, message: 'Yes' },
  sessions: { user_id: IDS.owner },
  suggestion_votes: {
    suggestion_id: 'belem',
    user_id: IDS.owner,
    vote: '👎',
    session_id: SEEDED.chat,
  },
  carousel_items: { title: 'Porto', description: 'Bridges', image_url: '/images/porto.webp' },
  pages: { slug: 'madeira', friendly_name: 'Madeira' },
  page_sections: { page_id: SEEDED.page },
  contact_messages: goodContact,
} as const
type Table = keyof typeof REASONABLE
type Row = Record<string, string | number | null>

function insert(table: Table, changes: Row = {}) {
  const row = Object.entries<string | number | null>({ ...REASONABLE[table], ...changes })
  const columns = row.map(([column]) => `"${column}"`).join(', ')
  return {
    text: `insert into public.${table} (${columns}) values (${row.map((_, i) => `$${i + 1}`).join(', ')})`,
    values: row.map(([, value]) => value),
  }
}

const REFUSED: [table: Table, changes: Row, by: string][] = [
  ['ideas', { title: ' \n\t' }, 'ideas_title_check'],
  ['ideas', { title: 'x'.repeat(501) }, 'ideas_title_check'],
  ['ideas', { color: 'white' }, 'ideas_color_check'],
  ['ideas', { day: 1 }, 'ideas_day_check'],
  ['ideas', { day: 15 }, 'ideas_day_check'],
  ['ideas', { time: '09:00' }, 'ideas_time_check'],
  ['ideas', { time: '13:00 PM' }, 'ideas_time_check'],
  ['ideas', { date: 'someday' }, '22007'],
  ['ideas', { user_id: null }, '23502'],
  ['boards', { name: ' ' }, 'boards_name_check'],
  ['boards', { name: 'x'.repeat(121) }, 'boards_name_check'],
  ['groups', { name: '' }, 'groups_name_check'],
  ['group_participants', { role: 'boss' }, 'group_participants_role_check'],
  ['group_participants', { role: 'owner' }, 'group_participants_one_owner_idx'],
  ['group_participants', { user_id: IDS.participant }, 'group_participants_pkey'],
  ['group_messages', { message: ' ' }, 'group_messages_message_check'],
  ['group_messages', { type: 'shout' }, 'group_messages_type_check'],
  ['group_messages', { metadata: '[]' }, 'group_messages_metadata_check'],
  ['sessions', { conversation_history: '{}' }, 'sessions_conversation_history_check'],
  ['sessions', { context: '[]' }, 'sessions_context_check'],
  ['suggestion_votes', { vote: '🎉' }, 'suggestion_votes_vote_check'],
  ['suggestion_votes', { session_id: null }, 'suggestion_votes_one_place'],
  ['suggestion_votes', { group_message_id: SEEDED.message }, 'suggestion_votes_one_place'],
  ['suggestion_votes', { suggestion_id: 'tram-28' }, 'suggestion_votes_one_per_person'],
  ['carousel_items', { title: ' ' }, 'carousel_items_title_check'],
  ['carousel_items', { description: 'x'.repeat(2001) }, 'carousel_items_description_check'],
  ['carousel_items', { image_url: 'data:image/svg+xml,' }, 'carousel_items_image_url_check'],
  ['carousel_items', { itinerary_link: 'javascript:1' }, 'carousel_items_itinerary_link_check'],
  ['carousel_items', { itinerary_link: '//evil.example' }, 'carousel_items_itinerary_link_check'],
  ['pages', { slug: 'lisbon' }, 'pages_slug_key'],
  ['pages', { slug: 'Lisboa' }, 'pages_slug_check'],
  ['pages', { slug: 'a/b' }, 'pages_slug_check'],
  ['pages', { slug: '-a' }, 'pages_slug_check'],
  ['pages', { slug: 'a'.repeat(81) }, 'pages_slug_check'],
  ['pages', { friendly_name: ' ' }, 'pages_friendly_name_check'],
  ['page_sections', { cta_link: 'javascript:alert(1)' }, 'page_sections_cta_link_check'],
  ['page_sections', { cta_link: '/\\evil.example' }, 'page_sections_plain_addresses'],
  ['page_sections', { image_url: '/\t/evil.example' }, 'page_sections_plain_addresses'],
  ['carousel_items', { itinerary_link: '/\\evil.example' }, 'carousel_items_plain_addresses'],
  ['carousel_items', { image_url: 'https://a b.example' }, 'carousel_items_plain_addresses'],
  ['page_sections', { title: '' }, 'page_sections_title_check'],
  ['contact_messages', { email: 'ada' }, 'contact_messages_email_check'],
  ['contact_messages', { email: 'ada@piri' }, 'contact_messages_email_check'],
  ['contact_messages', { name: ' ' }, 'contact_messages_name_check'],
  ['contact_messages', { message: 'x'.repeat(5001) }, 'contact_messages_message_check'],
]

const ACCEPTED: [table: Table, changes: Row][] = [
  ['ideas', { day: 2, time: '9:00 AM', date: '2026-11-15', color: '#FF6B6B' }],
  ['ideas', { day: 3, time: '10:30 PM' }],
  ['group_messages', { type: 'system' }],
  ['suggestion_votes', { session_id: null, group_message_id: SEEDED.message }],
  ['carousel_items', { itinerary_link: '/view-itinerary/porto' }],
  ['carousel_items', { itinerary_link: 'https://piri.example/view-itinerary/porto' }],
  ['page_sections', { cta_link: 'mailto:hello@piri.example', cta_text: 'Write to us' }],
  ['page_sections', { cta_link: '/', image_url: 'https://images.example/a.webp' }],
]

const RESERVED = (
  'about about-us contact partners careers thank-you inspirations ideaboard idea-board admin ' +
  'restaurants restaurant-recommendations roadtrip reset-database itinerary create-itinerary ' +
  'view-itinerary shared-itinerary view-itinerary-with-details saved-trips group-planning groups ' +
  'auth terms privacy generate-itinerary invite business dmo airbnb-hosts hotels ' +
  'hotels-and-resorts tour-operators'
).split(' ')

describeOnEitherEngine('the checks of the tables', (engine) => {
  beforeAll(() => seedRows(engine.database))

  it.each(Object.keys(REASONABLE) as Table[])('accept a reasonable row of %s', async (table) => {
    expect(await whatStops(engine.database, insert(table))).toBeNull()
  })

  it.each(ACCEPTED)('accept in %s %j', async (table, changes) => {
    expect(await whatStops(engine.database, insert(table, changes))).toBeNull()
  })

  it.each(REFUSED)('refuse in %s %j', async (table, changes, by) => {
    expect(await whatStops(engine.database, insert(table, changes))).toBe(by)
  })

  it.each(RESERVED)('keep /%s from becoming a page', async (slug) => {
    expect(await whatStops(engine.database, insert('pages', { slug }))).toBe(
      'pages_slug_not_reserved',
    )
  })

  describe('times', () => {
    it('accept every minute of the day as people write it', async () => {
      const minute = fc.record({
        hour: fc.integer({ min: 1, max: 12 }),
        minute: fc.integer({ min: 0, max: 59 }),
        half: fc.constantFrom('AM', 'PM'),
      })
      await fc.assert(
        fc.asyncProperty(minute, async ({ hour, minute, half }) => {
          const time = `${hour}:${String(minute).padStart(2, '0')} ${half}`
          expect(await whatStops(engine.database, insert('ideas', { time }))).toBeNull()
        }),
        { numRuns: 25 },
      )
    })
  })
})
