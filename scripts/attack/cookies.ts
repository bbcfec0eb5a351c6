/** Hostile session cookies at every kind of page, one after the other: a page is shown, and the process lives on. */
import { type Attack, Findings } from './attack.ts'
import { hostileCookies } from './hostile-cookies.ts'
import { cookieNameOf } from './malformed.ts'

export const hostileCookiesEndNothing: Attack = {
  name: 'a hostile session cookie ends nothing',
  needsAccounts: false,
  async run(site) {
    const findings = new Findings()
    for (const cookie of hostileCookies(cookieNameOf(site))) {
      for (const path of ['/', '/account', '/admin', '/auth/reload']) {
        const status = await site.ask(path, { headers: { cookie } }).then(
          (response) => response.status,
          () => 0,
        )
        findings.expect(
          status > 0 && status < 500,
          `${path} with ${cookie.slice(0, 90)}: ${status}`,
        )
      }
    }
    return findings.fell
  },
}
