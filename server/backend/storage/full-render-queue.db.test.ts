import { beforeAll, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { imageLimits } from './render/image-renderer.ts'
import { pictureOf } from './testing/pictures.ts'
import { service, useStorage } from './testing/storage-fixture.ts'

describeOnEitherEngine('too many pictures rendered at once', (engine) => {
  const nobodyWaits = { atOnce: 1, waiting: 0, perClient: 100 }
  const fixture = useStorage(engine, {
    imageLimits: { ...imageLimits, ...nobodyWaits, uploads: nobodyWaits },
    publicPictures: 'encoded-anew',
  })
  // Few bytes and many pixels: all three are there long before the first of them is encoded.
  const large = () => pictureOf(6_000, 6_000).png().toBuffer()

  beforeAll(async () => {
    await fixture.as(service).createBucket('shown', { public: true })
    await fixture
      .as(service)
      .from('shown')
      .upload('one.png', new Blob([await large()]))
  })

  /** Those who are turned away are answered first. */
  const expectPatience = async (asked: readonly Promise<Response>[]) => {
    const answers = await Promise.all(asked)
    const turnedAway = answers.filter(({ status }) => status !== 200)
    expect(turnedAway.length).toBeGreaterThan(0)
    for (const answer of turnedAway) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ statusCode: '503', code: 'SlowDown' })
    }
    expect(fixture.logged).toEqual([])
  }

  it('answers a download with 503 and Retry-After', async () => {
    const ask = (width: number) => fixture.send(`/render/image/public/shown/one.png?width=${width}`)
    await expectPatience([ask(700), ask(600), ask(500)])
  })

  it('answers an upload with 503 and Retry-After, and keeps nothing of it', async () => {
    // Made before: while the second was made, the first would be served.
    const body = new Uint8Array(await large())
    const bring = (name: string) =>
      fixture.send(`/object/shown/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body,
      })
    const before = await fixture.files()
    const asked = ['two', 'three', 'four'].map(bring)
    await expectPatience(asked)
    const stored = (await Promise.all(asked)).filter(({ status }) => status === 200)
    expect((await fixture.files()).length).toBe(before.length + stored.length)
  })
})
