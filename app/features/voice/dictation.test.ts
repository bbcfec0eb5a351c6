import { describe, expect, it } from 'vitest'
import { canRecognise, recognise } from './dictation.ts'

/** A browser's recognition, as far as a page sees it: it is told to start, and later there are events. */
function browserWith() {
  const started: { lang: string; continuous: boolean; interimResults: boolean }[] = []
  let current = new EventTarget()
  class SpeechRecognition extends EventTarget {
    lang = ''
    continuous = true
    interimResults = true
    start() {
      const { lang, continuous, interimResults } = this
      started.push({ lang, continuous, interimResults })
      current = this
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
  }
  const tell = (type: string, more: object) =>
    current.dispatchEvent(Object.assign(new Event(type), more))
  return { page: { SpeechRecognition }, started, tell }
}

describe('dictation by the browser', () => {
  it('is one sentence in American English, without interim results', async () => {
    const { page, started, tell } = browserWith()
    const { words } = recognise(page)
    expect(started).toEqual([{ lang: 'en-US', continuous: false, interimResults: false }])
    tell('result', { results: { 0: { 0: { transcript: ' four days in Lisbon ' } } } })
    expect(await words).toEqual({ ok: true, value: 'four days in Lisbon' })
  })

  it.each([
    ['network', 'Speech recognition needs a network.'],
    ['not-allowed', 'The browser may not use the microphone.'],
    ['audio-capture', 'No microphone was found.'],
    ['no-speech', 'Nothing was heard.'],
    ['a new one', ''],
  ])('tells what was in the way: %s', async (error, message) => {
    const { page, tell } = browserWith()
    const { words } = recognise(page)
    tell('error', { error })
    expect(await words).toEqual({ ok: false, reason: 'failed', message })
  })

  it('fails where the browser refuses to begin', async () => {
    class Busy extends EventTarget {
      start() {
        throw new Error('busy')
      }
    }
    expect(await recognise({ SpeechRecognition: Busy }).words).toMatchObject({ reason: 'failed' })
  })

  it('fails with the reason silent where it is stopped before anything was heard', async () => {
    const { page } = browserWith()
    const stopped = recognise(page)
    stopped.stop()
    expect(await stopped.words).toMatchObject({ reason: 'silent' })
  })

  it('is there where the browser has it, by either name', () => {
    expect(canRecognise({})).toBe(false)
    expect(canRecognise({ webkitSpeechRecognition: class extends EventTarget {} })).toBe(true)
  })
})
