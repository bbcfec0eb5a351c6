/** A folder's content, a page at a time by offset: folders first, then files, as the dashboard shows them. */
import { z } from 'zod'
import type { SqlValue } from '#server/backend/db/driver.ts'
import { asCaller } from '../authority.ts'
import { bucketFacts } from '../buckets.ts'
import type { Handler } from '../context.ts'
import { readJson } from '../json-body.ts'
import { objectJson, objectsIn } from '../rows.ts'
import { underPrefix } from './prefix.ts'

const body = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.string().nullish(),
    })
    .prefault({}),
})

export const listObjects: Handler = async (call) => {
  const { prefix, limit, offset, search, sortBy } = await readJson(call.request, body)
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const values: SqlValue[] = [call.bucket, folder]
  const bind = (value: SqlValue) => `$${values.push(value)}`
  const order = sortBy.order?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  const column = sortBy.column === 'name' ? 'item collate "C"' : sortBy.column
  const text = `
    with inside as (
      select *, substr(name, length($2::text) + 1) as rest from storage.objects
      where bucket_id = $1 and ${underPrefix('$2', folder, bind)}
    ),
    entries as (
      select true as is_folder, split_part(rest, '/', 1) as item, null::text as json,
        null::timestamptz as created_at, null::timestamptz as updated_at,
        null::timestamptz as last_accessed_at
      from inside where strpos(rest, '/') > 0 group by 2
      union all
      select false, rest, ${objectJson}, created_at, updated_at, last_accessed_at
      from inside where strpos(rest, '/') = 0
    )
    select item, json from entries
    where starts_with(lower(item), lower(${bind(search ?? '')}::text))
    order by is_folder desc, ${column} ${order}, item collate "C" ${order}
    limit ${bind(limit)} offset ${bind(offset)}`
  const [result] = await asCaller(call).run([{ text, values }], { readOnly: true })
  if (result?.rows.length === 0) await bucketFacts(call.parts, call.bucket)
  return Response.json((result?.rows ?? []).map(([item = '', json]) => entry(item ?? '', json)))
}

function entry(name: string, json: string | null | undefined) {
  const [row] = json ? objectsIn({ columns: [], rows: [[json]], affected: 1 }) : []
  return {
    name,
    id: row?.id ?? null,
    updated_at: row?.updated_at ?? null,
    created_at: row?.created_at ?? null,
    last_accessed_at: row?.last_accessed_at ?? null,
    metadata: row?.metadata ?? null,
  }
}
