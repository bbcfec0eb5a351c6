/**
 * Files in a bucket of an S3-compatible service. Small ones go up whole, large ones in parts, so
 * that memory holds one part at a time; an object appears only when all of it has arrived.
 */
import { isAddress, type ObjectStore } from './object-store.ts'
import { openS3Client, type S3Client, S3Error, type S3Options, tag, tags } from './s3-client.ts'

/** S3 takes parts of at least 5 MiB. */
const partSize = 8 * 1024 * 1024
const removedAtOnce = 8

export function openS3Store(address: string, options?: S3Options): ObjectStore {
  const client = openS3Client(address, options)
  const { bucket, prefix } = client

  return {
    async write(key, bytes) {
      const parts = inParts(bytes)
      const first = (await parts.next()).value ?? new Uint8Array()
      const second = (await parts.next()).value
      if (!second) await putWhole(client, key, first)
      else await putInParts(client, key, withFirst([first, second], parts))
    },

    async read(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const response = await client.send({ method: 'GET', key, headers, expected: [404] })
      if (response.status !== 404) return response.body ?? new Uint8Array()
      await response.body?.cancel()
      return undefined
    },

    async copy(from, to) {
      const response = await client.send({
        method: 'PUT',
        key: to,
        headers: { 'x-amz-copy-source': `/${bucket}/${prefix}${from}` },
        expected: [404],
      })
      const said = await response.text()
      if (response.status === 404) return false
      assertDone(said, to)
      return true
    },

    async remove(keys) {
      for (let at = 0; at < keys.length; at += removedAtOnce) {
        await Promise.all(keys.slice(at, at + removedAtOnce).map((key) => removeOne(client, key)))
      }
    },

    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
        const page = await (await client.send({ method: 'GET', query })).text()
        for (const entry of tags(page, 'Contents')) {
          const address = tag(entry, 'Key')?.slice(prefix.length)
          const modifiedAt = Date.parse(tag(entry, 'LastModified') ?? '')
          if (isAddress(address)) yield { address, modifiedAt }
        }
        token = tag(page, 'NextContinuationToken')
      }
    },

    async removeUnfinished(before) {
      const query = { uploads: '', prefix }
      const page = await (await client.send({ method: 'GET', query })).text()
      for (const upload of tags(page, 'Upload')) {
        const key = tag(upload, 'Key')?.slice(prefix.length)
        const uploadId = tag(upload, 'UploadId')
        const started = Date.parse(tag(upload, 'Initiated') ?? '')
        if (isAddress(key) && uploadId && started < before) await abort(client, key, uploadId)
      }
    },
  }
}

async function putWhole(client: S3Client, key: string, body: Uint8Array<ArrayBuffer>) {
  try {
    await drained(client.send({ method: 'PUT', key, body }))
  } catch (error) {
    // Deletes the address as well: a write may have succeeded although its answer was lost.
    await removeOne(client, key).catch(() => {})
    throw error
  }
}

async function putInParts(
  client: S3Client,
  key: string,
  parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const opened = await client.send({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = tag(await opened.text(), 'UploadId')
  if (!uploadId) throw new Error('S3 opened an upload without an id')
  try {
    const eTags: string[] = []
    for await (const body of parts) {
      const query = { partNumber: String(eTags.length + 1), uploadId }
      const response = await drained(client.send({ method: 'PUT', key, query, body }))
      eTags.push(response.headers.get('etag') ?? '')
    }
    const list = eTags.map(
      (eTag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${eTag}</ETag></Part>`,
    )
    const completed = await client.send({
      method: 'POST',
      key,
      query: { uploadId },
      body: `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
    })
    assertDone(await completed.text(), key)
  } catch (error) {
    // A failure to abort is left to the sweep.
    await abort(client, key, uploadId).catch(() => {})
    throw error
  }
}

async function abort(client: S3Client, key: string, uploadId: string): Promise<void> {
  await drained(client.send({ method: 'DELETE', key, query: { uploadId }, expected: [404] }))
}

async function removeOne(client: S3Client, key: string): Promise<void> {
  await drained(client.send({ method: 'DELETE', key, expected: [404] }))
}

/** An answer that began with 200 may still end in an error. */
function assertDone(body: string, key: string): void {
  if (body.includes('<Error>')) throw new S3Error({ method: 'PUT', key }, 500, body)
}

async function drained(sent: Promise<Response>): Promise<Response> {
  const response = await sent
  await response.arrayBuffer()
  return response
}

async function* inParts(bytes: AsyncIterable<Uint8Array>) {
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size < partSize) continue
    yield new Uint8Array(Buffer.concat(chunks))
    chunks = []
    size = 0
  }
  if (size > 0) yield new Uint8Array(Buffer.concat(chunks))
}

async function* withFirst<T>(first: readonly T[], rest: AsyncIterable<T>) {
  yield* first
  yield* rest
}
