/** Signed addresses for reading: one or many, for those who may read the object themselves. */
import { z } from 'zod'
import { asCaller } from '../authority.ts'
import { bucketFacts } from '../buckets.ts'
import type { Handler } from '../context.ts'
import { readJson } from '../json-body.ts'
import { assertKey } from '../names.ts'
import { describeTransform, transformSchema } from '../render/transform.ts'
import { callerAccess, existing } from './download.ts'

const expiresIn = z
  .number()
  .int()
  .min(1)
  .max(100 * 365 * 24 * 3600)
const oneBody = z.object({ expiresIn, transform: transformSchema.optional() })
const manyBody = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) })

export const signObject: Handler = async (call) => {
  const { parts, request, bucket, key } = call
  const { expiresIn: lifetime, transform } = await readJson(request, oneBody)
  await existing(call, callerAccess(call))
  const url = `${bucket}/${key}`
  const transformations = transform && describeTransform(transform)
  const token = await parts.tokens.sign(
    { url, scope: 'download', ...(transformations && { transformations }) },
    lifetime,
  )
  const route = transformations ? '/render/image/sign' : '/object/sign'
  return Response.json({ signedURL: `${route}/${url}?token=${token}` })
}

const notFound = 'Either the object does not exist or you do not have access to it'

export const signObjects: Handler = async (call) => {
  const { parts, request, bucket } = call
  const { expiresIn: lifetime, paths } = await readJson(request, manyBody)
  for (const path of paths) assertKey(path)
  await bucketFacts(parts, bucket)
  const [result] = await asCaller(call).run(
    [
      {
        text: `select name from storage.objects
          where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))`,
        values: [bucket, JSON.stringify(paths)],
      },
    ],
    { readOnly: true },
  )
  const readable = new Set(result?.rows.map(([name]) => name))
  const answers = paths.map(async (path) => {
    if (!readable.has(path)) return { error: notFound, path, signedURL: null }
    const url = `${bucket}/${path}`
    const token = await parts.tokens.sign({ url, scope: 'download' }, lifetime)
    return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` }
  })
  return Response.json(await Promise.all(answers))
}
