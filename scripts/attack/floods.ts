/** One visitor asks for more than a share: it is refused, and another visitor is served meanwhile and afterwards. */
import { type Attack, Findings } from './attack.ts'
import type { Site } from './site.ts'

const rows = 20_000

const row = (number: number) => ({
  name: 'Flood',
  email: 'flood@example.com',
  message: `Flood ${number}`,
})

const insert = (site: Site, body: unknown) =>
  site.ask('/rest/v1/contact_messages', {
    method: 'POST',
    headers: {
      apikey: site.anonKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify(body),
  })

export const manyRowsAreRefused: Attack = {
  name: `${rows} rows in one request are refused, and others are served meanwhile`,
  needsAccounts: false,
  async run(site) {
    const findings = new Findings()
    const flood = insert(
      site,
      Array.from({ length: rows }, (_, number) => row(number)),
    )
    const reads = await Promise.all(
      Array.from({ length: 15 }, () =>
        site.ask('/rest/v1/pages?select=slug&limit=1', { headers: { apikey: site.anonKey } }).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    )
    const { status } = await flood
    findings.expect(status >= 400 && status < 500, `the flood is answered by ${status}`)
    const served = reads.filter((each) => each === 200).length
    findings.expect(served === reads.length, `${served} of ${reads.length} reads were answered`)
    return findings.fell
  },
}

export const aFloodOfRequestsIsLimited: Attack = {
  name: '300 contact messages from one visitor are not all taken',
  needsAccounts: false,
  async run(site) {
    const findings = new Findings()
    const statuses: number[] = []
    for (let sent = 0; sent < 300; sent += 10) {
      const batch = Array.from({ length: 10 }, (_, at) => insert(site, row(sent + at)))
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
    }
    const taken = statuses.filter((status) => status < 300).length
    findings.expect(taken < 300, `all ${taken} were taken`)
    findings.expect(!statuses.some((status) => status >= 500), 'some ended in a server error')
    return findings.fell
  },
}
