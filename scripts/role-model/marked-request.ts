/** A request in which each name is marked with its role: `From [o|Leeds] to [g|Lisbon]`. */
import type { placeRoles } from '#domain/brief/role-model/role-model.ts'

type Role = (typeof placeRoles)[number]

export interface RoleSpan {
  start: number
  end: number
  role: Role
}

export interface MarkedRequest {
  text: string
  spans: readonly RoleSpan[]
}

const roleOfMark: Readonly<Record<string, Role>> = {
  g: 'goal',
  o: 'origin',
  d: 'outing',
  r: 'refused',
  p: 'passed',
  c: 'land',
  m: 'open',
}
const mark = /\[(?<role>[a-z])\|(?<name>[^\]|[]+)\]/g

/** Throws where a mark has no known role or a bracket is left over. */
export function readMarked(line: string): MarkedRequest {
  let text = ''
  let read = 0
  const spans: RoleSpan[] = []
  for (const found of line.matchAll(mark)) {
    const { role: letter = '', name = '' } = found.groups ?? {}
    const role = roleOfMark[letter]
    if (!role) throw new Error(`No role is marked ${letter}: ${line}`)
    text += line.slice(read, found.index)
    spans.push({ start: text.length, end: text.length + name.length, role })
    text += name
    read = found.index + found[0].length
  }
  text += line.slice(read)
  if (/\[.\||\]/.test(text)) throw new Error(`A mark is broken: ${line}`)
  return { text, spans }
}
