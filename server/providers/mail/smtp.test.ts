import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpMailer } from './smtp.ts'

interface Received {
  from: string
  to: string
  data: string
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** As much of an SMTP server as a message needs; says no to the addresses it is told to. */
async function postOffice({ refuses = '', greeting = '220 post.test' } = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const message = { from: '', to: '', data: '' }
    let inData = false
    let buffer = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say(greeting)
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      if (inData) {
        const end = buffer.indexOf('\r\n.\r\n')
        if (end < 0) return
        received.push({ ...message, data: buffer.slice(0, end) })
        buffer = buffer.slice(end + 5)
        inData = false
        say('250 taken')
        return
      }
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        const verb = line.slice(0, 4).toUpperCase()
        if (verb === 'MAIL') message.from = line
        if (verb === 'RCPT') message.to = line
        if (verb === 'RCPT' && refuses && line.includes(refuses)) say('550 no such mailbox')
        else if (verb === 'DATA') {
          inData = true
          say('354 go on')
        } else say(verb === 'QUIT' ? '221 bye' : '250 fine')
      }
    })
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, url }
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

  it('goes to one mailbox, however the address and the subject are written', async () => {
    const { received, url } = await postOffice()
    await mailerTo(url).send({ ...mail, subject: 'a\r\nBcc: victim@example.com' })
    expect(received[0]?.data).not.toMatch(/^Bcc:/m)
    await expect(
      mailerTo(url).send({ ...mail, to: 'a@example.com>\r\nRCPT TO:<victim@example.com' }),
    ).rejects.toThrow()
    expect(received.every(({ to }) => !to.includes('victim'))).toBe(true)
  })

  it('fails aloud when the mailbox is refused', async () => {
    const { url } = await postOffice({ refuses: 'ada@' })
    await expect(mailerTo(url).send(mail)).rejects.toThrow('550')
  })

  it('fails aloud when the server will not talk, or is not there', async () => {
    const { url } = await postOffice({ greeting: '554 go away' })
    await expect(mailerTo(url).send(mail)).rejects.toThrow('554')
    await expect(mailerTo('smtp://127.0.0.1:1').send(mail)).rejects.toThrow('ECONNREFUSED')
  })
})
