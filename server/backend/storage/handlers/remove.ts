/** Removal: the rows first, as the caller; bytes go when no row names them. */
import { z } from 'zod'
import { asCaller } from '../authority.ts'
import { bucketFacts } from '../buckets.ts'
import type { Call, Handler } from '../context.ts'
import { errors } from '../errors.ts'
import { readJson } from '../json-body.ts'
import { discard } from '../objects.ts'
import { type ObjectRow, objectJson, objectsIn } from '../rows.ts'

const body = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

/** What the caller may not see or not delete is silently left out. */
export const removeObjects: Handler = async (call) => {
  const { prefixes } = await readJson(call.request, body)
  const removed = await remove(call, prefixes)
  if (removed.length === 0) await bucketFacts(call.parts, call.bucket)
  return Response.json(removed)
}

export const removeObject: Handler = async (call) => {
  const removed = await remove(call, [call.key])
  if (removed.length === 0) {
    await bucketFacts(call.parts, call.bucket)
    throw errors.noSuchKey()
  }
  return Response.json({ message: 'Successfully deleted' })
}

async function remove(call: Call, names: readonly string[]): Promise<ObjectRow[]> {
  const [result] = await asCaller(call).run([
    {
      text: `delete from storage.objects
        where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))
        returning ${objectJson}`,
      values: [call.bucket, JSON.stringify(names)],
    },
  ])
  const removed = objectsIn(result)
  await discard(
    call.parts,
    removed.map(({ version }) => version),
  )
  return removed
}
