/** Which rights on `storage.objects` each call needs: every combination of them is tried. */
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import {
  type StorageFixture,
  service,
  user,
  useStorage,
  visitor,
} from './testing/storage-fixture.ts'

const verbs = ['select', 'insert', 'update', 'delete'] as const
type Verb = (typeof verbs)[number]
type Bucket = ReturnType<ReturnType<StorageFixture['as']>['from']>

const subsets = Array.from({ length: 2 ** verbs.length }, (_, bits) =>
  verbs.filter((_verb, at) => bits & (1 << at)),
)

interface Operation {
  needs: readonly Verb[]
  /** Whether it was allowed. */
  attempt: (bucket: Bucket) => Promise<boolean>
}

const fine = ({ error }: { error: unknown }) => error === null

const operations: Record<string, Operation> = {
  upload: { needs: ['insert'], attempt: async (bucket) => fine(await bucket.upload('new', 'x')) },
  'upload over a file': {
    needs: ['insert', 'select', 'update'],
    attempt: async (bucket) => fine(await bucket.upload('old', 'x', { upsert: true })),
  },
  update: {
    needs: ['select', 'update'],
    attempt: async (bucket) => fine(await bucket.update('old', 'x')),
  },
  download: { needs: ['select'], attempt: async (bucket) => fine(await bucket.download('old')) },
  info: { needs: ['select'], attempt: async (bucket) => fine(await bucket.info('old')) },
  sign: {
    needs: ['select'],
    attempt: async (bucket) => fine(await bucket.createSignedUrl('old', 60)),
  },
  'sign many': {
    needs: ['select'],
    attempt: async (bucket) =>
      (await bucket.createSignedUrls(['old'], 60)).data?.[0]?.error === null,
  },
  'sign an upload': {
    needs: ['insert'],
    attempt: async (bucket) => fine(await bucket.createSignedUploadUrl('new')),
  },
  list: { needs: ['select'], attempt: async (bucket) => (await bucket.list()).data?.length === 1 },
  'list by cursor': {
    needs: ['select'],
    attempt: async (bucket) => (await bucket.listV2()).data?.objects.length === 1,
  },
  move: {
    needs: ['select', 'update'],
    attempt: async (bucket) => fine(await bucket.move('old', 'moved')),
  },
  copy: {
    needs: ['select', 'insert'],
    attempt: async (bucket) => fine(await bucket.copy('old', 'copied')),
  },
  remove: {
    needs: ['select', 'delete'],
    attempt: async (bucket) => (await bucket.remove(['old'])).data?.length === 1,
  },
}

describeOnBothEngines('rights to files', (engine) => {
  const fixture = useStorage(engine)
  const member = user('4d56e902-f0a0-4662-8448-a4d9e643c142')

  const policies = (allowed: readonly Verb[]) =>
    verbs.flatMap((verb) => {
      const clause =
        verb === 'insert' ? "with check (bucket_id = 'rules')" : "using (bucket_id = 'rules')"
      return [
        `drop policy if exists "rules ${verb}" on storage.objects;`,
        allowed.includes(verb)
          ? `create policy "rules ${verb}" on storage.objects for ${verb} to authenticated ${clause};`
          : '',
      ]
    })

  const seedRows = async (allowed: readonly Verb[]) => {
    await engine.owner.script(policies(allowed).join('\n'))
    await setFiles()
  }

  const setFiles = async () => {
    const bucket = fixture.as(service).from('rules')
    await bucket.remove(['new', 'moved', 'copied'])
    await bucket.upload('old', 'as it was', { upsert: true })
  }

  beforeAll(async () => {
    await fixture.as(service).createBucket('rules', { public: false })
  })

  it.each(subsets.map((allowed) => [allowed.join(', ') || 'nothing', allowed] as const))(
    'with %s',
    async (_name, allowed) => {
      const outcome: Record<string, boolean> = {}
      const expected: Record<string, boolean> = {}
      await seedRows(allowed)
      for (const [name, { needs, attempt }] of Object.entries(operations)) {
        outcome[name] = await attempt(fixture.as(member).from('rules'))
        expected[name] = needs.every((verb) => allowed.includes(verb))
        await setFiles()
      }
      expect(outcome).toEqual(expected)
    },
  )

  describe('without any', () => {
    it('changes and removes nothing, and leaves no file behind', async () => {
      await seedRows([])
      const before = await fixture.files()
      const bucket = fixture.as(visitor).from('rules')
      const { error } = await bucket.upload('new', 'x')
      expect(error).toMatchObject({
        message: 'new row violates row-level security policy',
        statusCode: '403',
      })
      expect((await bucket.remove(['old'])).data).toEqual([])
      expect((await bucket.move('old', 'moved')).error).toMatchObject({ statusCode: '404' })
      expect(await fixture.files()).toEqual(before)
    })

    it('tells a file that may not be changed from one that may not be seen', async () => {
      await seedRows(['select'])
      const { error } = await fixture.as(member).from('rules').move('old', 'moved')
      expect(error).toMatchObject({ statusCode: '403' })
    })

    it('shows no bucket and makes none', async () => {
      const storage = fixture.as(member)
      expect((await storage.listBuckets()).data).toEqual([])
      expect((await storage.getBucket('rules')).error?.message).toBe('Bucket not found')
      expect((await storage.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
      expect((await storage.deleteBucket('rules')).error).toMatchObject({ statusCode: '404' })
      expect((await storage.emptyBucket('rules')).error).toMatchObject({ statusCode: '404' })
    })

    it('lets a signed address do what it was signed for, and nothing else', async () => {
      await seedRows(['insert', 'select'])
      const bucket = fixture.as(member).from('rules')
      const { data } = await bucket.createSignedUploadUrl('new')
      const token = data?.token ?? ''
      const stranger = fixture.as(visitor).from('rules')
      expect((await stranger.uploadToSignedUrl('old', token, 'x')).error).toMatchObject({
        message: 'Invalid signature',
      })
      expect((await stranger.uploadToSignedUrl('new', token, 'x')).error).toBeNull()
      expect((await stranger.uploadToSignedUrl('new', token, 'x')).error).toMatchObject({
        statusCode: '409',
      })
    })
  })
})
