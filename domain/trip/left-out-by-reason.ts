import { listed } from '#domain/text/listed.ts'
import type { Trip } from './schema.ts'

/** What stayed out, in lines: a reason that holds of several is said once, of each. */
export function leftOutByReason(leftOut: Trip['leftOut']): { names: string; reason: string }[] {
  const said = new Map<string, string[]>()
  for (const { name, reason } of leftOut) said.set(reason, [...(said.get(reason) ?? []), name])
  return [...said].map(([reason, names]) => ({
    names: names.length > 1 ? `${listed(names)} (each)` : listed(names),
    reason,
  }))
}
