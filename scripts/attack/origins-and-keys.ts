/** What is checked before anything is done: origins, keys and where a form may come from. */
import { type Attack, Findings } from './attack.ts'

export const formsCheckTheOrigin: Attack = {
  name: 'a form from this site is taken, and one from another is not',
  needsAccounts: false,
  async run(site) {
    const findings = new Findings()
    const post = async (origin: string) => {
      const response = await site.ask('/auth', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'intent=sign-in&email=nobody%40example.com&password=nothing-at-all',
      })
      return response.status
    }
    const own = await post(new URL(site.url).origin)
    findings.expect(own !== 400 && own < 500, `a form of this site is answered by ${own}`)
    const foreign = await post('https://evil.example')
    findings.expect(
      [400, 403].includes(foreign),
      `a form of another site is answered by ${foreign}`,
    )
    return findings.fell
  },
}

export const picturesCheckTheOrigin: Attack = {
  name: 'another site can post no picture through an admin’s browser',
  needsAccounts: false,
  async run(site) {
    const findings = new Findings()
    const { status } = await site.ask('/admin/pictures', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'image/png' },
      body: new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
    })
    const refused = status === 400 || status === 403
    findings.expect(refused, `/admin/pictures answers a foreign origin with ${status}`)
    return findings.fell
  },
}

export const theServiceKeyStaysOutOfAddresses: Attack = {
  name: 'the service key is refused in an address',
  needsAccounts: true,
  async run(site) {
    const findings = new Findings()
    const { status } = await site.ask(
      `/rest/v1/user_permissions?apikey=${encodeURIComponent(site.serviceKey ?? '')}`,
    )
    findings.expect(status === 401, `it is answered by ${status}`)
    return findings.fell
  },
}
