import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { startServer } from '#app/lib/testing/loopback-server.ts'
import { formatOf, transcribe, voiceSettings } from './transcribe.ts'

const sound = new Blob(['some sound'], { type: 'audio/webm;codecs=opus' })
const json = { 'content-type': 'application/json' }

async function heardFrom(answer: RequestListener, timeoutMs = 5000) {
  const baseUrl = `${await startServer(answer)}/v1/`
  const settings = { baseUrl, apiKey: 'the key', model: 'whisper-1', timeoutMs }
  return transcribe(sound, settings, new AbortController().signal)
}

describe('a recording', () => {
  it('goes to the service with the key, its format and the language, and comes back as words', async () => {
    const asked: string[] = []
    const words = await heardFrom(async (request, response) => {
      const body = (await request.setEncoding('latin1').toArray()).join('')
      asked.push(`${request.method} ${request.url}`, `${request.headers.authorization}`, body)
      response.writeHead(200, json).end('{"text":"Four days in Lisbon"}')
    })
    expect(words).toBe('Four days in Lisbon')
    expect(asked.slice(0, 2)).toEqual(['POST /v1/audio/transcriptions', 'Bearer the key'])
    expect(asked[2]).toContain('filename="speech.webm"')
    expect(asked[2]).toContain('some sound')
    expect(asked[2]).toMatch(/name="model"\s+whisper-1/)
    expect(asked[2]).toMatch(/name="language"\s+en/)
  })

  it.each<[string, RequestListener]>([
    ['a refusal', (_, response) => response.writeHead(401, json).end('{"error":{}}')],
    ['an error', (_, response) => response.writeHead(500).end('out of order')],
    ['no JSON', (_, response) => response.writeHead(200, json).end('<html>')],
    ['another shape', (_, response) => response.writeHead(200, json).end('{"words":"x"}')],
    ['a broken line', (request) => request.socket.destroy()],
    [
      'half an answer',
      (_, response) => {
        response.writeHead(200, { ...json, 'content-length': '99' })
        response.write('{"text":', () => response.destroy())
      },
    ],
  ])('fails with %s', async (_, answer) => {
    await expect(heardFrom(answer)).rejects.toThrow()
  })

  it('fails with a service that does not answer in time', async () => {
    await expect(heardFrom(() => undefined, 50)).rejects.toThrow(/time/i)
  })
})

describe('the settings', () => {
  const read = (values: Record<string, string>) => voiceSettings((name) => values[name])

  it('are none unless a service is named', () => {
    expect(read({})).toBeUndefined()
    expect(read({ VOICE_PROVIDER: 'browser', VOICE_API_KEY: 'k' })).toBeUndefined()
  })

  it('have the provider’s own address and model where nothing else is said', () => {
    expect(read({ VOICE_PROVIDER: 'openai', VOICE_API_KEY: 'k' })).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
      model: 'whisper-1',
    })
  })
})

it('formats are told by their type, and only sound is one', () => {
  expect(formatOf('audio/mp4; codecs="mp4a.40.2"')).toBe('mp4')
  expect(formatOf('video/webm')).toBeUndefined()
  expect(formatOf('')).toBeUndefined()
})
