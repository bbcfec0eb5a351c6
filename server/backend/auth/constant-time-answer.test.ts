import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inConstantTime } from './constant-time-answer.ts'
import { defaultSettings } from './options.ts'

const context = { settings: { ...defaultSettings, constantAnswerMs: 200 } }
const settled = async (answer: Promise<unknown>) => {
  const pending = Symbol('pending')
  const outcome = await Promise.race([answer.catch(() => 'failed'), Promise.resolve(pending)])
  return outcome !== pending
}

describe('an answer that must not tell by its time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('takes at least the set time, whether it succeeds or fails', async () => {
    const answers = [
      inConstantTime(context, async () => 'quick'),
      inConstantTime(context, async () => {
        throw new Error('quick failure')
      }),
    ]
    for (const answer of answers) answer.catch(() => {})
    await vi.advanceTimersByTimeAsync(199)
    for (const answer of answers) expect(await settled(answer)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answers[0]).toBe('quick')
    await expect(answers[1]).rejects.toThrow('quick failure')
  })
})
