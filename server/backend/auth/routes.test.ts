import { describe, expect, it } from 'vitest'
import { AuthError } from './errors.ts'
import { routeTo } from './routes.ts'

describe('the way to an endpoint', () => {
  it('does not mind slashes at the end', () => {
    const { endpoint } = routeTo('GET', '/settings')
    expect(routeTo('GET', '/settings/').endpoint).toBe(endpoint)
    expect(routeTo('GET', '/settings///').endpoint).toBe(endpoint)
  })

  it('is short, however many slashes stand in the middle', () => {
    // A pattern that begins anew at each of them would still be at it when the test is over.
    expect(() => routeTo('GET', `${'/'.repeat(150_000)}a`)).toThrow(AuthError)
  })

  it.each(['/verify', '/callback', '/authorize', '/reauthenticate', '/user/identities/authorize'])(
    'is not found for HEAD of %s, which would begin something',
    (path) => {
      expect(routeTo('HEAD', path).endpoint).not.toBe(routeTo('GET', path).endpoint)
    },
  )

  it('is that of GET for HEAD elsewhere', () => {
    expect(routeTo('HEAD', '/settings').endpoint).toBe(routeTo('GET', '/settings').endpoint)
  })
})
