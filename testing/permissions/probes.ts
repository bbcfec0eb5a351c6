/** The four statements that the matrix sends at each table: what is read, made, changed, removed. */
import type { SqlValue, Statement } from '#server/backend/db/driver.ts'
import { goodContact } from '../contact-messages.ts'
import { type Actor, IDS, idOf } from './actors.ts'
import { SEEDED, tripText } from './seeded-rows.ts'

type Call = 'select' | 'insert' | 'update' | 'delete'
export const CALLS = ['select', 'insert', 'update', 'delete'] as const satisfies readonly Call[]

interface Target {
  /** Finds the row of the scene. */
  where: Readonly<Record<string, SqlValue>>
  /** The row to insert: in the owner's name where rows are personal, else in the actor's own. */
  insert: (actor: Actor) => Readonly<Record<string, SqlValue>>
  update: Readonly<Record<string, SqlValue>>
}

/** Where an insert is made in one's own name, callers without an account try the owner's. */
const ownName = (actor: Actor) => idOf(actor) ?? IDS.owner

function tripTarget(trip: string): Target {
  const another = 'c0000000-0000-4000-8000-00000000000c'
  const snapshot = tripText(another)
  return {
    where: { id: trip },
    insert: (actor) => ({
      id: another,
      owner_id: ownName(actor),
      snapshot,
      first_snapshot: snapshot,
    }),
    update: { state: 'saved' },
  }
}

function operationTarget(trip: string): Target {
  return {
    where: { trip_id: trip, version: 1 },
    insert: (actor) => ({
      trip_id: trip,
      version: 2,
      id: 'second',
      person_id: ownName(actor),
      hand: 'person',
      change: '{"kind": "clear-day", "day": "d1"}',
    }),
    update: { hand: 'assistant' },
  }
}

/** Keyed by table; what follows a comma tells two kinds of row of one table apart. */
export const TARGETS: Readonly<Record<string, Target>> = {
  profiles: {
    where: { id: IDS.owner },
    insert: () => ({ id: IDS.owner, full_name: 'Another' }),
    update: { full_name: 'Another' },
  },
  user_permissions: {
    where: { user_id: IDS.owner },
    insert: () => ({ user_id: IDS.stranger, is_admin: true }),
    update: { is_admin: true },
  },
  google_tokens: {
    where: { user_id: IDS.owner },
    insert: () => ({ user_id: IDS.stranger, refresh_token: 'ciphertext' }),
    update: { refresh_token: 'other' },
  },
  recovery_codes: {
    where: { id: SEEDED.recoveryCode },
    insert: (actor) => ({ user_id: ownName(actor), code_hash: '1'.repeat(64) }),
    update: { used_at: null },
  },
  sessions: {
    where: { id: SEEDED.chat },
    insert: () => ({ user_id: IDS.owner }),
    update: { last_prompt: 'Where to?' },
  },
  ideas: {
    where: { id: SEEDED.idea },
    insert: () => ({ user_id: IDS.owner, title: 'Belém' }),
    update: { title: 'Belém' },
  },
  boards: {
    where: { id: SEEDED.board },
    insert: () => ({ user_id: IDS.owner, name: 'Madeira' }),
    update: { name: 'Madeira' },
  },
  groups: {
    where: { id: SEEDED.group },
    insert: () => ({ user_id: IDS.owner, name: 'Madeira' }),
    update: { name: 'Madeira' },
  },
  group_participants: {
    where: { group_id: SEEDED.group, user_id: IDS.participant },
    insert: () => ({ group_id: SEEDED.group, user_id: IDS.stranger }),
    update: { joined_at: '2026-01-01' },
  },
  group_messages: {
    where: { id: SEEDED.message },
    insert: (actor) => ({ group_id: SEEDED.group, user_id: ownName(actor), message: 'Yes' }),
    update: { message: 'No' },
  },
  'suggestion_votes, in a chat': {
    where: { id: SEEDED.chatVote },
    insert: (actor) => ({
      suggestion_id: 'belem',
      user_id: ownName(actor),
      vote: '👍',
      session_id: SEEDED.chat,
    }),
    update: { vote: '👎' },
  },
  'suggestion_votes, in a group': {
    where: { id: SEEDED.groupVote },
    insert: (actor) => ({
      suggestion_id: 'belem',
      user_id: ownName(actor),
      vote: '👍',
      group_message_id: SEEDED.message,
    }),
    update: { vote: '👎' },
  },
  'trips, of a group': tripTarget(SEEDED.groupTrip),
  'trips, one’s own': tripTarget(SEEDED.ownTrip),
  'trip_operations, of a group': operationTarget(SEEDED.groupTrip),
  'trip_operations, one’s own': operationTarget(SEEDED.ownTrip),
  trip_shares: {
    where: { id: SEEDED.share },
    insert: (actor) => ({
      trip_id: SEEDED.ownTrip,
      owner_id: ownName(actor),
      digest: '2'.repeat(64),
    }),
    update: { revoked_at: null },
  },
  calendar_pushes: {
    where: { id: SEEDED.push },
    insert: (actor) => ({ user_id: ownName(actor), trip_id: SEEDED.groupTrip }),
    update: { numbers: true },
  },
  trip_feeds: {
    where: { id: SEEDED.feed },
    insert: (actor) => ({
      trip_id: SEEDED.ownTrip,
      owner_id: ownName(actor),
      digest: '3'.repeat(64),
    }),
    update: { revoked_at: null },
  },
  trip_watches: {
    where: { trip_id: SEEDED.ownTrip },
    insert: (actor) => ({ trip_id: SEEDED.groupTrip, owner_id: ownName(actor) }),
    update: { ignored: true },
  },
  evening_mails: {
    where: { id: SEEDED.eveningMail },
    insert: (actor) => ({
      trip_id: SEEDED.ownTrip,
      owner_id: ownName(actor),
      about_date: '2027-05-11',
      stop_digest: '5'.repeat(64),
    }),
    update: { sent_at: null },
  },
  trip_suggestions: {
    where: { id: SEEDED.suggestion },
    insert: (actor) => ({ trip_id: SEEDED.ownTrip, owner_id: ownName(actor), words: 'Belém' }),
    update: { words: 'Belém' },
  },
  carousel_items: {
    where: { id: SEEDED.carouselItem },
    insert: () => ({ title: 'Porto', description: 'Bridges', image_url: '/images/porto.webp' }),
    update: { display_order: 7 },
  },
  'pages, published': {
    where: { id: SEEDED.page },
    insert: () => ({ slug: 'madeira', friendly_name: 'Madeira' }),
    update: { is_published: false },
  },
  'pages, draft': {
    where: { id: SEEDED.draft },
    insert: () => ({ slug: 'madeira', friendly_name: 'Madeira' }),
    update: { is_published: true },
  },
  'page_sections, published': {
    where: { id: SEEDED.section },
    insert: () => ({ page_id: SEEDED.page, title: 'Hills' }),
    update: { title: 'Hills' },
  },
  'page_sections, draft': {
    where: { id: SEEDED.draftSection },
    insert: () => ({ page_id: SEEDED.draft, title: 'Hills' }),
    update: { title: 'Hills' },
  },
  // Whoever goes on with another's draft puts their own name to it.
  page_drafts: {
    where: { page_id: SEEDED.page },
    insert: (actor) => ({ page_id: SEEDED.draft, content: '{}', saved_by: ownName(actor) }),
    update: { content: '{"slug": "lisbon"}' },
  },
  page_versions: {
    where: { id: SEEDED.version },
    insert: (actor) => ({
      page_id: SEEDED.page,
      number: 2,
      content: '{}',
      saved_by: ownName(actor),
    }),
    update: { content: '{"slug": "lisbon"}' },
  },
  admin_actions: {
    where: { id: SEEDED.adminAction },
    insert: (actor) => ({ actor_id: ownName(actor), action: 'created', entity: 'page' }),
    update: { label: 'Another' },
  },
  contact_messages: {
    where: { id: SEEDED.contactMessage },
    insert: (actor) => ({
      ...goodContact,
      user_id: idOf(actor),
    }),
    update: { read_at: '2026-01-01' },
  },
  'storage.objects, avatars': {
    where: { id: SEEDED.avatar },
    insert: () => ({ bucket_id: 'avatars', name: `${IDS.owner}/other.webp` }),
    update: { name: `${IDS.owner}/new.webp` },
  },
  'storage.objects, travel': {
    where: { id: SEEDED.picture },
    insert: () => ({ bucket_id: 'travel', name: 'carousel/porto.webp' }),
    update: { name: 'carousel/other.webp' },
  },
}

export function tableOf(target: string): string {
  return target.split(',')[0] ?? target
}

export function probe(name: string, target: Target, call: Call, actor: Actor): Statement {
  const table = tableOf(name)
  const relation = table.includes('.') ? table : `public.${table}`
  const where = Object.entries(target.where)
  const condition = (from: number) =>
    where.map(([column], index) => `${column} = $${from + index}`).join(' and ')
  const keys = where.map(([, value]) => value)

  if (call === 'select') {
    return { text: `select 1 from ${relation} where ${condition(1)}`, values: keys }
  }
  if (call === 'delete') {
    return { text: `delete from ${relation} where ${condition(1)}`, values: keys }
  }
  if (call === 'insert') {
    const row = Object.entries(target.insert(actor))
    const columns = row.map(([column]) => column).join(', ')
    const places = row.map((_, index) => `$${index + 1}`).join(', ')
    return {
      text: `insert into ${relation} (${columns}) values (${places})`,
      values: row.map(([, value]) => value),
    }
  }
  const changes = Object.entries(target.update)
  const assignments = changes.map(([column], index) => `${column} = $${index + 1}`).join(', ')
  return {
    text: `update ${relation} set ${assignments} where ${condition(changes.length + 1)}`,
    values: [...changes.map(([, value]) => value), ...keys],
  }
}
