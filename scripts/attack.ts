/**
 * `npm run attack -- URL`: tries on a running site what must not succeed, and prints what fell. With `--service-key`
 * (or this deployment's own keys, for a site on this machine) it makes accounts for the attacks that need them and
 * removes them again; without, those are listed as not tried. `--requests N` sets how many malformed requests are sent.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { readKeys } from '#server/data/keys.ts'
import type { Attack } from './attack/attack.ts'
import { hostileCookiesEndNothing } from './attack/cookies.ts'
import { aFloodOfRequestsIsLimited, manyRowsAreRefused } from './attack/floods.ts'
import { linksOpenNoMoreThanTheyShow } from './attack/links.ts'
import { malformedRequests } from './attack/malformed.ts'
import {
  formsCheckTheOrigin,
  picturesCheckTheOrigin,
  theServiceKeyStaysOutOfAddresses,
} from './attack/origins-and-keys.ts'
import { strangersReachNothing } from './attack/permissions.ts'
import { publicPicturesTellNoPosition } from './attack/pictures.ts'
import {
  deletesAreToldToReadersAlone,
  topicsAreRefusedToStrangers,
} from './attack/realtime-access.ts'
import { aCodeWorksOnce } from './attack/second-factor.ts'
import { signUpTellsNobody, weakPasswordsAreRefused } from './attack/sign-up.ts'
import { findAnonKey, openSite } from './attack/site.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'anon-key': { type: 'string' },
    'service-key': { type: 'string' },
    requests: { type: 'string', default: '3000' },
  },
})
const [url] = positionals
if (!url || !URL.canParse(url)) {
  console.error('Usage: npm run attack -- URL [--service-key KEY] [--anon-key KEY] [--requests N]')
  process.exit(1)
}

/** In this order: what may shut the attacker out comes last. */
const attacks: readonly Attack[] = [
  hostileCookiesEndNothing,
  formsCheckTheOrigin,
  picturesCheckTheOrigin,
  theServiceKeyStaysOutOfAddresses,
  strangersReachNothing,
  deletesAreToldToReadersAlone,
  topicsAreRefusedToStrangers,
  linksOpenNoMoreThanTheyShow,
  publicPicturesTellNoPosition,
  aCodeWorksOnce,
  signUpTellsNobody,
  weakPasswordsAreRefused,
  malformedRequests(Number(values.requests)),
  manyRowsAreRefused,
  aFloodOfRequestsIsLimited,
]

const anonKey = values['anon-key'] ?? (await findAnonKey(url))
if (!anonKey) {
  console.error(`No anonymous key is on the page at ${url}; give it with --anon-key.`)
  process.exit(1)
}
const site = openSite(url, anonKey, values['service-key'] ?? ownServiceKey(anonKey))
let held = 0
let fallen = 0
for (const attack of attacks) {
  if (attack.needsAccounts && !site.serviceKey) {
    console.log(`?  ${attack.name}: not tried without a service key`)
    continue
  }
  const fell = await attack.run(site).catch((error: unknown) => [`it could not be tried: ${error}`])
  if (fell.length === 0) held += 1
  else fallen += 1
  console.log(`${fell.length === 0 ? '✓' : '✗'}  ${attack.name}`)
  for (const each of fell.slice(0, 10)) console.log(`    ${each}`)
  if (fell.length > 10) console.log(`    and ${fell.length - 10} more`)
}
console.log(`\n${held} held, ${fallen} fell`)
process.exit(fallen > 0 ? 1 : 0)

/** This machine's own deployment, if the site has its anonymous key. */
function ownServiceKey(theirs: string): string | undefined {
  try {
    const keys = readKeys(readConfig(process.env))
    return keys.anonKey === theirs ? keys.serviceRoleKey : undefined
  } catch {
    return undefined
  }
}
