/** Everything under a prefix, a page at a time by cursor: stable while files come and go. */
import { z } from 'zod'
import type { SqlValue } from '#server/backend/db/driver.ts'
import { asCaller } from '../authority.ts'
import { bucketFacts } from '../buckets.ts'
import type { Handler } from '../context.ts'
import { errors } from '../errors.ts'
import { readJson } from '../json-body.ts'
import { objectJson, objectsIn } from '../rows.ts'
import { underPrefix } from './prefix.ts'

const body = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})

/** Where the last page ended: the value it is sorted by, and the name that breaks ties. */
const position = z.tuple([z.string(), z.string()])

export const listObjectsV2: Handler = async (call) => {
  const asked = await readJson(call.request, body)
  const { prefix, limit, cursor } = asked
  const { column, order } = asked.sortBy
  const values: SqlValue[] = [call.bucket, prefix]
  const bind = (value: SqlValue) => `$${values.push(value)}`
  // A folder has no time of its own: it sorts before all files that have one.
  const rank =
    column === 'name' ? 'name' : `to_char(${column} at time zone 'utc', 'YYYYMMDDHH24MISSUS')`
  const folderRank = column === 'name' ? 'folder' : "''"
  const folders = `
    select ${folderRank} as rank, folder as item, null::text as json
    from (select distinct left(name, strpos(rest, '/') + length($2::text)) as folder
      from inside where strpos(rest, '/') > 0) as folders
    union all`
  const after = cursor ? positionIn(cursor) : undefined
  const beyond =
    after &&
    `where (rank collate "C", item collate "C") ${order === 'asc' ? '>' : '<'} (${bind(after[0])}::text, ${bind(after[1])}::text)`
  const text = `
    with inside as (
      select *, substr(name, length($2::text) + 1) as rest from storage.objects
      where bucket_id = $1 and ${underPrefix('$2', prefix, bind)}
    ),
    entries as (
      ${asked.with_delimiter ? folders : ''}
      select ${rank} as rank, name as item, ${objectJson} as json from inside
      ${asked.with_delimiter ? "where strpos(rest, '/') = 0" : ''}
    )
    select rank, item, json from entries ${beyond ?? ''}
    order by rank collate "C" ${order}, item collate "C" ${order}
    limit ${bind(limit + 1)}`
  const [result] = await asCaller(call).run([{ text, values }], { readOnly: true })
  const rows = result?.rows.slice(0, limit) ?? []
  if (rows.length === 0) await bucketFacts(call.parts, call.bucket)
  const hasNext = (result?.rows.length ?? 0) > limit
  const [lastRank = '', lastItem = ''] = rows.at(-1) ?? []
  return Response.json({
    hasNext,
    ...(hasNext && { nextCursor: cursorAt(lastRank ?? '', lastItem ?? '') }),
    folders: rows
      .filter(([, , json]) => json === null)
      .map(([, item]) => ({ key: item?.replace(/\/$/, ''), name: item })),
    objects: objectsIn({
      columns: [],
      rows: rows.flatMap(([, , json]) => (json ? [[json]] : [])),
      affected: 0,
    }).map(({ id, name, updated_at, created_at, last_accessed_at, metadata }) => ({
      key: name,
      name,
      id,
      updated_at,
      created_at,
      last_accessed_at,
      metadata,
    })),
  })
}

const cursorAt = (rank: string, item: string) =>
  Buffer.from(JSON.stringify([rank, item])).toString('base64url')

function positionIn(cursor: string): [string, string] {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw errors.invalidRequest('body/cursor is not one of ours', cause)
  }
}
