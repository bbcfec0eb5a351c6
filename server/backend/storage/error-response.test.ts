import { describe, expect, it } from 'vitest'
import { DatabaseError } from '#server/backend/db/driver.ts'
import { errorResponse, toStorageError } from './error-response.ts'

const answerTo = async (thrown: unknown) => {
  const response = errorResponse(toStorageError(thrown), 'POST')
  return { status: response.status, body: await response.text() }
}

const failed = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('a disk without room', () => {
  it.each([
    failed('ENOSPC', "ENOSPC: no space left on device, open '/srv/piri/data/files/incoming/1'"),
    failed('EDQUOT', "EDQUOT: disk quota exceeded, mkdir '/srv/piri/data/files/objects/ab'"),
    new DatabaseError({ code: '53100', message: 'could not extend file "base/5/16422"' }),
  ])('is told as what it is, and not where: %s', async (thrown) => {
    const { status, body } = await answerTo(thrown)
    expect(status).toBe(507)
    expect(body).toContain('no room left')
    expect(body).not.toMatch(/srv|base/)
  })
})
