import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { deletePage, discardDraft, latestState, withClient } from './page-calls.ts'

const seen = { id: '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d', updatedAt: '2026-11-15T12:00:00Z' }

const answering = (body: unknown, status = 200) =>
  createClient<Database>('http://backend.invalid', 'key', {
    global: { fetch: async () => Response.json(body, { status }) },
  })
const down = answering({ message: 'no connection', code: 'PGRST000' }, 400)

describe('what the editor asks', () => {
  it('tells a page that others changed from one that could not be asked about', async () => {
    expect(await deletePage(answering([{ id: seen.id }]), seen)).toEqual({ ok: true, value: null })
    expect(await deletePage(answering([]), seen)).toMatchObject({ reason: 'conflict' })
    expect(await deletePage(down, seen)).toMatchObject({
      reason: 'failed',
      message: 'no connection',
    })
  })

  it('tells a page that is gone from one that could not be asked about', async () => {
    const page = { updated_at: seen.updatedAt, page_drafts: null }
    expect(await latestState(answering([page]), seen.id)).toEqual({
      ok: true,
      value: { updatedAt: seen.updatedAt, draftAt: null },
    })
    expect(await latestState(answering([]), seen.id)).toMatchObject({ reason: 'gone' })
    expect(await latestState(down, seen.id)).toMatchObject({ reason: 'failed' })
  })

  it('fails where the client can’t be loaded', async () => {
    const lost = () => Promise.reject(new Error('The server could not be reached.'))
    expect(await withClient(lost, (client) => discardDraft(client, seen.id))).toEqual({
      ok: false,
      reason: 'failed',
      message: 'The server could not be reached.',
    })
  })
})
