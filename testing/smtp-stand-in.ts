/** As much of an SMTP server as a message needs, on loopback: it keeps what it is given. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

interface Received {
  from: string
  to: string
  data: string
}

export interface SmtpStandIn {
  /** What `SMTP_URL` says. */
  url: string
  received: readonly Received[]
  close: () => void
}

interface PostOfficeOptions {
  /** It says no to addresses that contain it. */
  refuses?: string
  greeting?: string
  /** Whether a message that it has is answered; else who sent it never learns that it was taken. */
  answers?: () => boolean
}

export async function openSmtpStandIn({
  refuses = '',
  greeting = '220 post.test',
  answers = () => true,
}: PostOfficeOptions = {}): Promise<SmtpStandIn> {
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
        if (answers()) say('250 taken')
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
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** The text of a message as it was written, before it was wrapped for the way. */
export function unwrapped({ data }: Received): string {
  return data
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
