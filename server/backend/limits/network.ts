/**
 * The network that an address belongs to, which is what limits count by: one person can use many
 * addresses of the same network.
 */
import { isIPv6 } from 'node:net'

/**
 * An IPv6 address counts as its /64, since whoever has one address has all 2⁶⁴ of them; anything
 * else counts as itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const before = groupsOf(head)
  const missing = Math.max(0, 8 - before.length - groupsOf(tail).length)
  const whole = [...before, ...Array<string>(missing).fill('0'), ...groupsOf(tail)]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The last two may be written as an IPv4 address. */
const groupsOf = (part: string) =>
  part
    .replace(/\d+\.\d+\.\d+\.\d+/, '0:0')
    .split(':')
    .filter(Boolean)
