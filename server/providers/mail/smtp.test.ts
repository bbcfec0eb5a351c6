import { afterEach, describe, expect, it } from 'vitest'
import { openSmtpStandIn } from '#testing/smtp-stand-in.ts'
import { smtpMailer } from './smtp.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function postOffice(options?: Parameters<typeof openSmtpStandIn>[0]) {
  const office = await openSmtpStandIn(options)
  closing.push(async () => office.close())
  return office
}

const mailerTo = (url: string) => {
  const mailer = smtpMailer({ url, from: { name: 'Testland', address: 'hello@test.example' } })
  closing.push(async () => mailer.close())
  return mailer
}

const mail = {
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'Hello there',
  html: '<p>Hello there</p>',
  kind: 'confirm',
} as const

describe('mail over SMTP', () => {
  it('arrives, as text and as HTML', async () => {
    const { received, url } = await postOffice()
    await mailerTo(url).send(mail)
    expect(received).toHaveLength(1)
    expect(received[0]?.from).toContain('<hello@test.example>')
    expect(received[0]?.to).toContain('<ada@example.com>')
    expect(received[0]?.data).toMatch(/^From: Testland <hello@test.example>/m)
    expect(received[0]?.data).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(received[0]?.data).toContain('Content-Type: text/plain')
    expect(received[0]?.data).toContain('<p>Hello there</p>')
  })

  it('names who gets the answer, when that is not who sent it', async () => {
    const { received, url } = await postOffice()
    const replyTo = { name: 'Grace Hopper', address: 'grace@example.com' }
    await mailerTo(url).send({ ...mail, replyTo })
    await mailerTo(url).send(mail)
    expect(received[0]?.data).toMatch(/^Reply-To: Grace Hopper <grace@example.com>\r$/m)
    expect(received[1]?.data).not.toMatch(/^Reply-To:/m)
  })

  it('can be ended by one click where it says so', async () => {
    const { received, url } = await postOffice()
    const unsubscribeUrl = `https://test.example/view-itinerary/evening/${'s'.repeat(43)}`
    await mailerTo(url).send({ ...mail, unsubscribeUrl })
    await mailerTo(url).send(mail)
    const unfolded = received[0]?.data.replace(/\r\n[ \t]+/g, ' ')
    expect(unfolded).toMatch(new RegExp(`^List-Unsubscribe: <${unsubscribeUrl}>\\r$`, 'm'))
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(received[1]?.data).not.toContain('List-Unsubscribe')
  })

  it('goes to one mailbox, however the address and the subject are written', async () => {
    const { received, url } = await postOffice()
    await mailerTo(url).send({ ...mail, subject: 'a\r\nBcc: victim@example.com' })
    expect(received[0]?.data).not.toMatch(/^Bcc:/m)
    await expect(
      mailerTo(url).send({ ...mail, to: 'a@example.com>\r\nRCPT TO:<victim@example.com' }),
    ).rejects.toThrow()
    expect(received.every(({ to }) => !to.includes('victim'))).toBe(true)
  })

  it('rejects when the mailbox is refused', async () => {
    const { url } = await postOffice({ refuses: 'ada@' })
    await expect(mailerTo(url).send(mail)).rejects.toThrow('550')
  })

  it('rejects when the server refuses the connection, or is not there', async () => {
    const { url } = await postOffice({ greeting: '554 go away' })
    await expect(mailerTo(url).send(mail)).rejects.toThrow('554')
    await expect(mailerTo('smtp://127.0.0.1:1').send(mail)).rejects.toThrow('ECONNREFUSED')
  })
})
