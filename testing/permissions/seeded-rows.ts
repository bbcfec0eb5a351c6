/** One row of everything, so that every actor has something to be kept from. */
import { createHash } from 'node:crypto'
import type { Database } from '#server/backend/db/driver.ts'
import { contactInsert } from '../contact-messages.ts'
import { IDS } from './actors.ts'

export const SEEDED = {
  group: 'b0000000-0000-4000-8000-000000000001',
  message: 'b0000000-0000-4000-8000-000000000002',
  chat: 'b0000000-0000-4000-8000-000000000003',
  idea: 'b0000000-0000-4000-8000-000000000004',
  chatVote: 'b0000000-0000-4000-8000-000000000005',
  groupVote: 'b0000000-0000-4000-8000-000000000006',
  page: 'b0000000-0000-4000-8000-000000000007',
  section: 'b0000000-0000-4000-8000-000000000008',
  draft: 'b0000000-0000-4000-8000-000000000009',
  draftSection: 'b0000000-0000-4000-8000-00000000000a',
  carouselItem: 'b0000000-0000-4000-8000-00000000000b',
  contactMessage: 'b0000000-0000-4000-8000-00000000000c',
  picture: 'b0000000-0000-4000-8000-00000000000d',
  avatar: 'b0000000-0000-4000-8000-00000000000e',
  version: 'b0000000-0000-4000-8000-00000000000f',
  adminAction: 'b0000000-0000-4000-8000-000000000010',
  recoveryCode: 'b0000000-0000-4000-8000-000000000011',
  groupTrip: 'b0000000-0000-4000-8000-000000000012',
  ownTrip: 'b0000000-0000-4000-8000-000000000013',
  share: 'b0000000-0000-4000-8000-000000000014',
  suggestion: 'b0000000-0000-4000-8000-000000000015',
  board: 'b0000000-0000-4000-8000-000000000016',
  feed: 'b0000000-0000-4000-8000-000000000017',
  push: 'b0000000-0000-4000-8000-000000000018',
  eveningMail: 'b0000000-0000-4000-8000-000000000019',
} as const

/** In the link that the owner made; its digest names the live topic. */
export const SECRET = 'a'.repeat(43)
export const SHARE_TOPIC = `share:${createHash('sha256').update(SECRET).digest('hex')}`

/** Of the calendar address that the owner made. */
export const FEED_SECRET = 'f'.repeat(43)

/** Of the group's trip, which is published. */
export const PUBLIC_TOPIC = `share:${'9'.repeat(64)}`

/** As much of a trip as the database asks for. */
export function tripText(id: string): string {
  return JSON.stringify({ version: 1, id, title: 'Lisbon', kind: 'city', start: '2027-05-10' })
}

export async function seedRows(database: Database): Promise<void> {
  await database.transaction({
    role: 'supabase_auth_admin',
    statements: Object.entries(IDS).map(([name, id]) => ({
      text: 'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)',
      values: [id, `${name}@piri.example`, JSON.stringify({ full_name: name })],
    })),
  })

  const { owner, participant, admin } = IDS
  const s = SEEDED
  const rows: [text: string, ...values: string[]][] = [
    ['public.user_permissions (user_id, is_admin) values ($1, true)', admin],
    ['public.user_permissions (user_id) values ($1)', owner],
    ['public.google_tokens (user_id, refresh_token) values ($1, $2)', owner, 'ciphertext'],
    [
      'public.recovery_codes (id, user_id, code_hash) values ($1, $2, $3)',
      ...[s.recoveryCode, owner, '0'.repeat(64)],
    ],
    ['public.groups (id, name, user_id) values ($1, $2, $3)', s.group, 'Lisbon', owner],
    ['public.group_participants (group_id, user_id) values ($1, $2)', s.group, participant],
    [
      'public.group_messages (id, group_id, user_id, message) values ($1, $2, $3, $4)',
      ...[s.message, s.group, owner, 'Trams first?'],
    ],
    ['public.sessions (id, user_id) values ($1, $2)', s.chat, owner],
    ['public.ideas (id, title, user_id) values ($1, $2, $3)', s.idea, 'Tram 28', owner],
    ['public.boards (id, name, user_id) values ($1, $2, $3)', s.board, 'Lisbon', owner],
    [
      'public.suggestion_votes (id, suggestion_id, user_id, vote, session_id) values ($1, $2, $3, $4, $5)',
      ...[s.chatVote, 'tram-28', owner, '👍', s.chat],
    ],
    [
      'public.suggestion_votes (id, suggestion_id, user_id, vote, group_message_id) values ($1, $2, $3, $4, $5)',
      ...[s.groupVote, 'tram-28', owner, '👍', s.message],
    ],
    [
      'public.pages (id, slug, friendly_name, is_published) values ($1, $2, $3, true)',
      ...[s.page, 'lisbon', 'Lisbon'],
    ],
    ['public.page_sections (id, page_id, title) values ($1, $2, $3)', s.section, s.page, 'Trams'],
    ['public.pages (id, slug, friendly_name) values ($1, $2, $3)', s.draft, 'porto', 'Porto'],
    [
      'public.page_sections (id, page_id, title) values ($1, $2, $3)',
      ...[s.draftSection, s.draft, 'Bridges'],
    ],
    [
      'public.page_drafts (page_id, content, saved_by) values ($1, $2, $3)',
      ...[s.page, '{}', owner],
    ],
    [
      'public.page_versions (id, page_id, number, content, saved_by) values ($1, $2, 1, $3, $4)',
      ...[s.version, s.page, '{}', owner],
    ],
    [
      'public.admin_actions (id, actor_id, action, entity) values ($1, $2, $3, $4)',
      ...[s.adminAction, owner, 'created', 'page'],
    ],
    [
      'public.carousel_items (id, title, description, image_url) values ($1, $2, $3, $4)',
      ...[s.carouselItem, 'Lisbon', 'Seven hills', '/images/destinations/lisbon.webp'],
    ],
    ...[s.groupTrip, s.ownTrip].flatMap((trip): [string, ...string[]][] => [
      [
        'public.trips (id, owner_id, version, snapshot, first_snapshot) values ($1, $2, 1, $3, $3)',
        ...[trip, owner, tripText(trip)],
      ],
      [
        `public.trip_operations (trip_id, version, id, person_id, hand, change)
          values ($1, 1, 'first', $2, 'person', '{"kind": "clear-day", "day": "d1"}')`,
        ...[trip, owner],
      ],
    ]),
    [
      'public.trip_shares (id, trip_id, owner_id, secret, digest) values ($1, $2, $3, $4, $5)',
      ...[s.share, s.ownTrip, owner, SECRET, SHARE_TOPIC.slice('share:'.length)],
    ],
    [
      'public.trip_shares (trip_id, owner_id, digest) values ($1, $2, $3)',
      ...[s.groupTrip, owner, PUBLIC_TOPIC.slice('share:'.length)],
    ],
    [
      'public.trip_feeds (id, trip_id, owner_id, digest) values ($1, $2, $3, $4)',
      ...[s.feed, s.ownTrip, owner, createHash('sha256').update(FEED_SECRET).digest('hex')],
    ],
    [
      'public.calendar_pushes (id, user_id, trip_id) values ($1, $2, $3)',
      ...[s.push, owner, s.ownTrip],
    ],
    [
      'public.trip_watches (trip_id, owner_id, evening_mail) values ($1, $2, true)',
      ...[s.ownTrip, owner],
    ],
    [
      `public.evening_mails (id, trip_id, owner_id, about_date, stop_digest)
        values ($1, $2, $3, '2027-05-10', $4)`,
      ...[s.eveningMail, s.ownTrip, owner, '4'.repeat(64)],
    ],
    [
      `public.trip_suggestions (id, trip_id, owner_id, share_id, words)
        values ($1, $2, $3, $4, 'Take tram 28')`,
      ...[s.suggestion, s.ownTrip, owner, s.share],
    ],
    [
      'storage.objects (id, bucket_id, name) values ($1, $2, $3)',
      ...[s.picture, 'travel', 'carousel/lisbon.webp'],
    ],
    [
      'storage.objects (id, bucket_id, name) values ($1, $2, $3)',
      ...[s.avatar, 'avatars', `${owner}/me.webp`],
    ],
  ]
  await database.transaction({
    role: 'service_role',
    statements: [
      ...rows.map(([text, ...values]) => ({ text: `insert into ${text}`, values })),
      contactInsert({
        id: s.contactMessage,
        user_id: owner,
        name: 'Owner',
        email: 'owner@piri.example',
      }),
      {
        text: 'update public.trips set group_id = $2 where id = $1',
        values: [s.groupTrip, s.group],
      },
    ],
  })
}
