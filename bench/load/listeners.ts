/** People who have a page open that follows changes live, and how soon each of them hears of one. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Listening {
  /** Milliseconds from the announced moment to each delivery. */
  heard: readonly number[]
  announce: (at: number) => void
  close: () => void
}

export async function listenAll(url: string, anonKey: string, count: number): Promise<Listening> {
  const heard: number[] = []
  let announcedAt = Number.NaN
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const headers = { 'x-forwarded-for': `10.1.0.${1 + number}` }
      const socket = new WebSocket(address, { headers })
      await once(socket, 'open')
      const joined = Promise.withResolvers<void>()
      socket.on('message', (data) => {
        const { event, payload } = JSON.parse(String(data))
        if (event === 'system' && payload.status === 'ok') joined.resolve()
        if (event === 'postgres_changes') heard.push(performance.now() - announcedAt)
      })
      socket.send(JSON.stringify(joinMessage))
      await joined.promise
      return socket
    }),
  )
  return {
    heard,
    announce: (at) => {
      announcedAt = at
    },
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}

const joinMessage = {
  topic: 'realtime:followed-pages',
  event: 'phx_join',
  ref: '1',
  join_ref: '1',
  payload: {
    config: { postgres_changes: [{ event: '*', schema: 'public', table: 'pages' }] },
  },
}
