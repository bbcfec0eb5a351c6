import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openSmtpStandIn } from '#testing/smtp-stand-in.ts'
import { wasRefused } from './refused-mail.ts'
import { smtpMailer } from './smtp.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: 'Hello', kind: 'test' }

/** What sending there ends with. */
async function failureAt(url: string): Promise<unknown> {
  const mailer = smtpMailer({ url, from: { name: 'Testland', address: 'hello@test.example' } })
  closing.push(mailer.close)
  return mailer.send(mail).then(
    () => 'sent',
    (error: unknown) => error,
  )
}

it('a message was not taken where the server says no, or is not there', async () => {
  const strict = await openSmtpStandIn({ refuses: 'ada@' })
  const closed = await openSmtpStandIn({ greeting: '554 go away' })
  closing.push(strict.close, closed.close)
  for (const url of [strict.url, closed.url, 'smtp://127.0.0.1:1']) {
    expect(wasRefused(await failureAt(url)), url).toBe(true)
  }
})

it('nobody knows where the line breaks after the message was handed over', async () => {
  const server = createServer((socket) => {
    let isMessage = false
    socket.on('error', () => {})
    socket.write('220 post.test\r\n')
    socket.on('data', (chunk) => {
      const said = chunk.toString()
      if (isMessage) {
        if (said.includes('\r\n.\r\n')) socket.destroy()
      } else if (said.startsWith('DATA')) {
        isMessage = true
        socket.write('354 go on\r\n')
      } else socket.write('250 well\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const failure = await failureAt(`smtp://127.0.0.1:${port}`)
  expect(failure).toBeInstanceOf(Error)
  expect(wasRefused(failure)).toBe(false)
})
