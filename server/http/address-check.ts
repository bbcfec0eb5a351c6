/** Refuses requests that can only be mistakes or attacks before any other part sees them. */
import type { Config } from '#server/config.ts'
import { hostCheck } from './local-hosts.ts'

export interface Refusal {
  status: 404 | 414 | 421
  /** The answer's body, one line. */
  text: string
}

/** Returns nothing for a request that is let in. */
export type AddressCheck = (url: URL) => Refusal | undefined

/** Matching a path against the pages takes time by the square of its length and of its segments. */
const longestPath = 2_048
const mostSegments = 32

/** A file's name may have 1,024 bytes, each escaped as three characters, and any of them a slash. */
const files = '/storage/v1/'
const longestFilePath = 4_096

export function createAddressCheck(config: Config): AddressCheck {
  const answersTo = hostCheck(config)
  return ({ pathname, hostname, host }) => {
    if (!answersTo(hostname)) {
      const text = `Nothing is served here for ${hostname}: set PUBLIC_URL=http://${host} to use that name.`
      return { status: 421, text }
    }
    const ofFile = pathname.startsWith(files)
    if (pathname.length > (ofFile ? longestFilePath : longestPath)) {
      return { status: 414, text: 'This address is too long.' }
    }
    if (pathname.startsWith('//') || (!ofFile && slashesIn(pathname) > mostSegments)) {
      return { status: 404, text: 'There is nothing at this address.' }
    }
    return undefined
  }
}

const slashesIn = (pathname: string): number => pathname.split('/').length - 1
