import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createUrlTokens } from './url-tokens.ts'

let time = Date.parse('2026-03-01T10:00:00Z')
const tokens = createUrlTokens({ secret: 'a secret of the tests', now: () => time })
const read = { url: 'travel/a.png', scope: 'download' } as const
const write = { url: 'travel/a.png', scope: 'upload', upsert: true, owner: 'someone' } as const

describe('a token in an address', () => {
  it('opens what it was made for', async () => {
    expect(await tokens.openDownload(await tokens.sign(read, 60), read.url)).toMatchObject(read)
    expect(await tokens.openUpload(await tokens.sign(write, 60), write.url)).toMatchObject(write)
  })

  it('opens nothing else', async () => {
    const token = await tokens.sign(read, 60)
    await expect(tokens.openDownload(token, 'travel/b.png')).rejects.toThrow('Invalid signature')
    await expect(tokens.openUpload(token, read.url)).rejects.toThrow('Invalid signature')
    const upload = await tokens.sign(write, 60)
    await expect(tokens.openDownload(upload, read.url)).rejects.toThrow('Invalid signature')
  })

  it('ends', async () => {
    const token = await tokens.sign(read, 60)
    time += 61_000
    await expect(tokens.openDownload(token, read.url)).rejects.toThrow('has expired')
  })

  it.each(['', 'x', 'a.b.c'])('is not %j', async (token) => {
    await expect(tokens.openDownload(token, read.url)).rejects.toThrow()
  })

  it('is signed by us, with an end, and by no weaker method', async () => {
    const stranger = createUrlTokens({ secret: 'another secret', now: () => time })
    await expect(tokens.openDownload(await stranger.sign(read, 60), read.url)).rejects.toThrow()
    const secret = new TextEncoder().encode('a secret of the tests')
    const endless = await new SignJWT(read).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    await expect(tokens.openDownload(endless, read.url)).rejects.toThrow('Invalid JWT')
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none' })}.${part({ ...read, exp: time / 1000 + 60 })}.`
    await expect(tokens.openDownload(unsigned, read.url)).rejects.toThrow('Invalid JWT')
  })
})
