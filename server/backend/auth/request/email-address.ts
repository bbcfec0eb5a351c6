/**
 * Decides what an email address is, and which two are the same: compatibility forms of a letter are
 * one (NFKC), letters that merely look alike are not, control characters are in none.
 */
import { errors } from '../errors.ts'

const longest = 255
const longestLocal = 64
const local = /^[^\s@"(),:;<>[\]\\]+$/u
const domain = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u
/** Controls, invisible characters, direction marks, private and unassigned code points. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u

export function emailAddress(given: string): string {
  const address = given.normalize('NFKC').trim().toLowerCase().normalize('NFC')
  if (hidden.test(given) || !isAddress(address)) throw errors.emailFormat()
  return address
}

function isAddress(address: string): boolean {
  if (address.length > longest) return false
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  const host = address.slice(at + 1)
  if (at < 1 || name.length > longestLocal || !local.test(name)) return false
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false
  return host.split('.').every((label) => label.length <= 63 && domain.test(label))
}
