/** What SQL can know of the request: local settings, as PostgREST sets them and in its order. */
import type { Caller } from '#server/backend/caller.ts'
import { ident } from '../sql/params.ts'
import { addressHeader, claimsAddress } from './caller-address.ts'

const isWithheld = (name: string) => name === 'cookie' || claimsAddress(name)

const cookiesOf = (header: string | null): Record<string, string> =>
  Object.fromEntries(
    (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes('='))
      .map((pair) => {
        const equals = pair.indexOf('=')
        return [pair.slice(0, equals), pair.slice(equals + 1)]
      }),
  )

export const requestSettings = (parts: {
  request: Request
  caller: Caller
  address: string | null
  path: string
  schema: string
  extraSearchPath: readonly string[]
  roleSettings: readonly (readonly [string, string])[]
  timezone: string | undefined
}): (readonly [string, string])[] => {
  const { request, caller, address, path, schema, extraSearchPath, roleSettings, timezone } = parts
  const searchPath = [schema, ...extraSearchPath].map(ident).join(', ')
  const headers = {
    ...Object.fromEntries([...request.headers].filter(([name]) => !isWithheld(name))),
    ...(address !== null && { [addressHeader]: address, 'x-forwarded-for': address }),
  }
  return [
    ['search_path', searchPath],
    ...roleSettings,
    ['request.jwt.claims', JSON.stringify(caller.claims)],
    ['request.method', request.method],
    ['request.path', path],
    ['request.headers', JSON.stringify(headers)],
    ['request.cookies', JSON.stringify(cookiesOf(request.headers.get('cookie')))],
    ...(timezone === undefined ? [] : [['timezone', timezone] as const]),
  ]
}
