import { describe, expect, it } from 'vitest'
import { render } from './layout.ts'
import * as letters from './letters.ts'
import { noticeLetter } from './notice-letters.ts'

const facts = {
  brand: 'Far & Away',
  url: 'https://far.example/auth/v1/verify?token=abc&type=signup&redirect_to="><script>',
  code: '012345',
  validFor: 'one hour',
}

const all = {
  confirm: letters.confirm(facts),
  'magic-link': letters.magicLink(facts),
  recovery: letters.recovery(facts),
  invite: letters.invite(facts),
  'change-of-address': letters.changeOfAddress(facts, 'old@example.com', '<new>@example.com'),
  reauthentication: letters.reauthentication(facts),
}

describe.each(Object.entries(all))('the message %s', (kind, letter) => {
  const mail = render(letter, facts.brand, 'ada@example.com')

  it('says what it is for, with the code, in text and HTML', () => {
    expect(mail).toMatchObject({ kind, to: 'ada@example.com' })
    expect(mail.subject).not.toMatch(/[\r\n]/)
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('012345')
      expect(body).toContain('one hour')
    }
    expect(mail.text).toContain('Far & Away')
    expect(mail.html).toContain('Far &amp; Away')
  })

  it('lets nothing that was put into it become markup', () => {
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).not.toContain('<new>')
    expect(mail.html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
  })

  it('carries the link once it has one, whole', () => {
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toHaveLength(letter.action ? 1 : 0)
    if (letter.action) expect(mail.text).toContain(facts.url)
  })
})

describe.each(['password-changed', 'address-changed', 'factor-added', 'factor-removed'] as const)(
  'the notice %s',
  (kind) => {
    const notice = { kind, created_at: '2026-11-16T09:05:00Z', new_address: '<new>@example.com' }
    const mail = render(noticeLetter(notice, 'Far & Away'), 'Far & Away', 'ada@example.com')

    it('says when it happened and what to do about it, and carries no link', () => {
      expect(mail).toMatchObject({ kind, to: 'ada@example.com' })
      for (const body of [mail.text, mail.html]) {
        expect(body).toContain('November 16, 2026 at 9:05 AM UTC')
        expect(body).toContain('If it was not you')
        expect(body).not.toContain('href=')
      }
    })

    it('lets nothing that was put into it become markup', () => {
      expect(mail.html).not.toContain('<new>')
    })
  },
)
