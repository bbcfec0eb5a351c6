/** A speech service on the loopback that speaks OpenAI's `audio/transcriptions`, and can be out of order. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SpeechService {
  url: string
  isBroken: boolean
  close: () => void
}

/** Whatever it is sent, it hears these words. */
export async function startSpeechService(words: string): Promise<SpeechService> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const body = service.isBroken ? '<html>' : JSON.stringify({ text: words })
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const service: SpeechService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isBroken: false,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}
