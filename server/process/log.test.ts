import { describe, expect, it } from 'vitest'
import { createLog, errorFields, type LogLevel, requestScope } from './log.ts'

function logAt(level: LogLevel) {
  const lines: string[] = []
  const now = () => new Date('2026-11-15T12:00:00Z')
  return { lines, log: createLog({ level, now, write: (line) => lines.push(line) }) }
}

describe('createLog', () => {
  it('writes one JSON object a line, whatever the message holds', () => {
    const { lines, log } = logAt('info')
    log.info('two\nlines', { path: '/a"b' })
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd()).not.toContain('\n')
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: '2026-11-15T12:00:00.000Z',
      level: 'info',
      message: 'two\nlines',
      path: '/a"b',
    })
  })

  it('leaves out messages below its level', () => {
    const { lines, log } = logAt('warn')
    log.info('quiet')
    log.warn('heard')
    log.error('heard too')
    expect(lines.map((line) => JSON.parse(line).message)).toEqual(['heard', 'heard too'])
  })

  it('carries the id of the request through everything it awaits', async () => {
    const { lines, log } = logAt('info')
    await requestScope.run({ requestId: 'abc' }, async () => {
      await Promise.resolve()
      log.info('inside')
    })
    log.info('outside')
    expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['abc', undefined])
  })
})

describe('errorFields', () => {
  it('follows the causes', () => {
    const error = new Error('outer', { cause: new Error('inner') })
    expect(errorFields(error)).toMatchObject({ error: 'outer', cause: { error: 'inner' } })
  })
})
