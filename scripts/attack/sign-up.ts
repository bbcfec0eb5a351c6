/** Passwords that are guessed first, and what sign-up tells about who has an account. */
import { randomUUID } from 'node:crypto'
import { type Attack, Findings } from './attack.ts'
import { withAccounts } from './site.ts'

export const weakPasswordsAreRefused: Attack = {
  name: 'passwords that everybody guesses first are refused',
  needsAccounts: false,
  async run(site) {
    const findings = new Findings()
    const email = `attack-${randomUUID()}@example.com`
    for (const password of ['123456', 'password', '      ', 'qwertyuiop', 'iloveyou1', email]) {
      const { error } = await site.visitor().auth.signUp({ email, password })
      const refused = error?.code === 'weak_password' || error?.status === 429
      findings.expect(refused, `"${password}" is ${error ? error.code : 'taken'}`)
    }
    return findings.fell
  },
}

/** The shape of an answer: ids, figures and the address itself alike, so that only form can tell two apart. */
const shapeOf = (value: unknown) =>
  JSON.stringify(value)
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/\d+/g, '0')

export const signUpTellsNobody: Attack = {
  name: 'sign-up answers alike for a known and for an unknown address',
  needsAccounts: true,
  run: (site) =>
    withAccounts(site, ['known'], async (known) => {
      const findings = new Findings()
      const [, domain] = known?.email.split('@') ?? []
      const unknown = `attack-known-${randomUUID()}@${domain}`
      const answers: string[] = []
      for (const email of [known?.email ?? '', unknown]) {
        const response = await site.ask('/auth/v1/signup', {
          method: 'POST',
          headers: { apikey: site.anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: randomUUID() }),
        })
        answers.push(`${response.status} ${shapeOf(await response.json())}`)
      }
      findings.expect(
        answers[0] === answers[1],
        `known:\n      ${answers[0]}\n    unknown:\n      ${answers[1]}`,
      )
      return findings.fell
    }),
}
