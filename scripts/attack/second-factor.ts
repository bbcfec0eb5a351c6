/** The second factor: a code works once, and a session that owes it reaches nothing of its person's. */
import { codeAt } from '#server/backend/auth/totp.ts'
import { type Attack, Findings } from './attack.ts'
import { withAccounts } from './site.ts'

const stepMs = 30_000

export const aCodeWorksOnce: Attack = {
  name: 'a one-time code works once',
  needsAccounts: true,
  run: (site) =>
    withAccounts(site, ['factor'], async (account) => {
      const findings = new Findings()
      if (!account) return findings.fell
      const { mfa } = account.client.auth
      const enrolled = await mfa.enroll({ factorType: 'totp' })
      if (enrolled.error) return [`no factor could be enrolled: ${enrolled.error.message}`]
      const factorId = enrolled.data.id
      const code = codeAt(enrolled.data.totp.secret, Math.floor(Date.now() / stepMs))
      const first = await mfa.challengeAndVerify({ factorId, code })
      findings.expect(!first.error, `the first use fails: ${first.error?.message}`)

      const thief = site.visitor()
      await thief.auth.signInWithPassword(account)
      const again = await thief.auth.mfa.challengeAndVerify({ factorId, code })
      findings.expect(Boolean(again.error), 'the same code let a second session in')

      const half = site.visitor()
      await half.auth.signInWithPassword(account)
      const reauthenticated = await half.auth.reauthenticate()
      findings.expect(Boolean(reauthenticated.error), 'reauthenticate answers half a session')
      const { data } = await half.from('profiles').select('id')
      findings.expect((data ?? []).length === 0, 'half a session reads its profile')
      return findings.fell
    }),
}
