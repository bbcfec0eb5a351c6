/**
 * Ties a flow to the browser that began it: without the cookie, the answer of a provider that
 * somebody else obtained for themselves can't be slipped to a person.
 */
import { timingSafeEqual } from 'node:crypto'
import type { AuthContext } from './context.ts'

const nameOf = (state: string) => `auth-flow-${state.slice(0, 8)}`

export function flowCookie(context: AuthContext, state: string): string {
  const { pathname, protocol } = new URL(`${context.baseUrl}/callback`)
  return [
    `${nameOf(state)}=${context.derive('browser', state)}`,
    `Path=${pathname}`,
    `Max-Age=${context.settings.flowSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')
}

export function bringsCookie(context: AuthContext, request: Request, state: string): boolean {
  const expected = Buffer.from(context.derive('browser', state))
  return (request.headers.get('cookie') ?? '').split(/;\s*/).some((pair) => {
    const [name, value = ''] = pair.split('=')
    const brought = Buffer.from(value)
    return (
      name === nameOf(state) &&
      brought.length === expected.length &&
      timingSafeEqual(brought, expected)
    )
  })
}
