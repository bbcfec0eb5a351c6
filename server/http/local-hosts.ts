/**
 * Which hosts a laptop's server answers to. A site that is open in the browser can point a name of
 * its own at this machine and would then read the local mailbox as if it were its own page.
 */
import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'

const ofThisMachine = ['localhost', '127.0.0.1', '[::1]']
const everyInterface = ['0.0.0.0', '::']

/** Takes host names as `URL` spells them: lower case, and an IPv6 address in brackets. */
export function hostCheck({ mode, publicUrl, values }: Config): (hostname: string) => boolean {
  if (mode !== 'local') return () => true
  const { HOST } = values
  const listened = isIP(HOST) === 6 ? `[${HOST}]` : HOST
  const own = new Set([
    ...ofThisMachine,
    ...[`http://${listened}`, publicUrl ?? ''].flatMap((url) => URL.parse(url)?.hostname ?? []),
  ])
  // An address in figures is nobody's to point elsewhere, so it is safe where it is wanted.
  const takesAddresses = everyInterface.includes(HOST)
  return (hostname) =>
    own.has(hostname) ||
    hostname.endsWith('.localhost') ||
    (takesAddresses && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
}
