/** What is still to be told to the owners of accounts; the database writes it, see `34_auth_notices.sql`. */
import { z } from 'zod'
import type { Statement } from '#server/backend/db/driver.ts'
import { jsonOf } from './run.ts'

const noticeRow = z.object({
  id: z.string(),
  kind: z.enum(['password-changed', 'address-changed', 'factor-added', 'factor-removed']),
  send_to: z.string(),
  new_address: z.string().nullable(),
  created_at: z.string(),
})
export type Notice = z.infer<typeof noticeRow>

/** Some of those that nobody is sending, which are the caller's to send until the lease ends. */
export const leaseNotices = (at: string, until: string): Statement => ({
  text: `with leased as (
      update auth.account_notices set leased_until = $2
      where id in (
        select id from auth.account_notices
        where leased_until is null or leased_until <= $1
        order by created_at limit 20 for update skip locked)
      returning id, kind, send_to, new_address, created_at)
    select coalesce(jsonb_agg(to_jsonb(leased) order by created_at), '[]') from leased`,
  values: [at, until],
})

export const noticesFrom = (result: Parameters<typeof jsonOf>[0]): Notice[] =>
  z.array(noticeRow).parse(jsonOf(result))

export const deleteNotice = (id: string): Statement => ({
  text: 'delete from auth.account_notices where id = $1',
  values: [id],
})
