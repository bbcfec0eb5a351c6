/** What an address names: the root, a relation, or a function. */
import { errors } from '../errors.ts'

export type Resource = { kind: 'root' } | { kind: 'table' | 'function'; name: string }

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch (cause) {
    if (!(cause instanceof URIError)) throw cause
    throw errors.path()
  }
}

/** The path behind the service's prefix. */
export const pathBehind = (prefix: string, pathname: string): string => {
  const path = pathname.slice(prefix.length)
  if (!pathname.startsWith(prefix) || !/^(\/|$)/.test(path)) throw errors.path()
  return path
}

export const resourceAt = (path: string): Resource => {
  const [first = '', second, ...rest] = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decode)
  if (first === '' && second === undefined) return { kind: 'root' }
  if (second === undefined) return { kind: 'table', name: first }
  if (first === 'rpc' && second !== '' && rest.length === 0)
    return { kind: 'function', name: second }
  throw errors.path()
}
