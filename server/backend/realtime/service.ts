/**
 * `/realtime/v1`: changes of rows, broadcasts and presence over WebSockets, in the protocol of
 * realtime-js. Row-level security decides what a subscriber is shown; on PostgreSQL all processes
 * of a deployment act as one.
 */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Caller } from '#server/backend/caller.ts'
import type { Database } from '#server/backend/db/driver.ts'
import type { TokenProblem } from '#server/backend/gateway/credentials.ts'
import type { PublicTopics } from './authorization.ts'
import { type BusMessage, DatabaseBus, singleProcessBus } from './bus.ts'
import { ChangeFeed } from './changes/feed.ts'
import { Connection } from './connection.ts'
import { ConnectionLimits } from './connection-limits.ts'
import type { RealtimeEngine } from './engine.ts'
import { handleHttpBroadcast } from './http-broadcast.ts'
import { defaultLimits, type RealtimeLimits } from './limits.ts'
import { PresenceBoard } from './presence.ts'
import { type OnError, reportThrown } from './report-thrown.ts'
import { fetchMessages } from './stored-messages.ts'
import { TopicMembers } from './topic-members.ts'
import { admit, type CredentialCheck, refuseUpgrade } from './upgrade.ts'

export interface RealtimeServiceOptions {
  database: Database
  credentials: CredentialCheck
  /** Milliseconds since the epoch. */
  now: () => number
  limits?: Partial<RealtimeLimits>
  /** `open` unless told otherwise. */
  publicTopics?: PublicTopics
  /** Where a socket comes from, as far as proxies in front can be trusted; null where unknown. */
  clientAddress?: (request: IncomingMessage) => string | null
  /** Told of failures that are not the client's. */
  log: (event: { message: string; error: unknown }) => void
}

export interface RealtimeService {
  /** `POST /api/broadcast` and `POST /api/broadcast/<topic>/events/<event>`. */
  fetch(request: Request, caller: Caller): Promise<Response>
  refuseToken(problem: TokenProblem): Response
  /** For a server's `upgrade` event. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  /** Resolves when changes, broadcasts and presence of other processes are heard. */
  ready(): Promise<void>
  close(): Promise<void>
}

const watchMs = 1_000
const pruneMs = 30_000
const goingAway = 1001
/** What the auth service notifies when a session ends. */
const sessionEndChannel = 'auth_session_end'

export function createRealtimeService(options: RealtimeServiceOptions): RealtimeService {
  const { database, credentials, now, clientAddress = () => null, publicTopics = 'open' } = options
  const limits = { ...defaultLimits, ...options.limits }
  const onError: OnError = (message, error) => options.log({ message, error })
  const rooms = new TopicMembers()
  const bus = database.kind === 'postgres' ? new DatabaseBus(database, onError) : singleProcessBus
  const presence = new PresenceBoard({
    rooms,
    bus,
    now,
    peerSilenceMs: limits.peerSilenceMs,
    metaBytes: limits.presenceBytes,
  })
  const feed = new ChangeFeed({
    database,
    now,
    keptMs: limits.outboxKeptMs,
    seenRows: limits.seenRows,
    seenRowsPerTable: limits.seenRowsPerTable,
    onError,
    onMessages: async (ids) => {
      for (const { room, broadcast } of await fetchMessages(database, ids)) {
        rooms.broadcast(room, broadcast)
      }
    },
  })
  const engine: RealtimeEngine = {
    database,
    rooms,
    presence,
    feed,
    bus,
    limits,
    publicTopics,
    now,
    onError,
  }
  const connections = new Set<Connection>()
  const connectionLimits = new ConnectionLimits(limits)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  })

  const onBusMessage = (from: string, message: BusMessage) => {
    if (message.type !== 'broadcast') return presence.hear(from, message)
    const { room, event, json, base64 } = message
    const content =
      base64 === undefined
        ? { kind: 'json' as const, text: json ?? '{}' }
        : { kind: 'binary' as const, bytes: Buffer.from(base64, 'base64') }
    rooms.broadcast(room, { event, content })
  }
  /**
   * Ends the session's channels: a token stays valid for a while after a sign-out elsewhere, and
   * would go on receiving changes.
   */
  const onSessionEnd = (session: string) => {
    for (const connection of connections) connection.endSession(session)
  }
  let unlisten: (() => Promise<void>) | undefined
  const start = async () => {
    unlisten ??= await database.listen(sessionEndChannel, onSessionEnd)
    await feed.start()
    await bus.start({ onMessage: onBusMessage, onGap: () => presence.hello() })
    presence.hello()
  }
  let started: Promise<void> | undefined
  /**
   * A failed start is tried again by the next client, so that a database that was away for a moment
   * is no lasting failure.
   */
  const ready = () => {
    started ??= start().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }
  const prune = () => {
    feed.forgetOld()
    feed.outbox
      .prune(limits.outboxKeptMs, limits.messagesKeptMs)
      .catch((error: unknown) => onError('old changes could not be deleted', error))
  }
  let rechecking: Promise<void> | undefined
  /** Checks channels one after the other, so that it does not take all connections of the database. */
  const recheckRights = async () => {
    for (const connection of [...connections]) await connection.judgeChannelsAnew()
  }
  const watch = () => {
    rechecking ??= recheckRights()
      .catch((error: unknown) => onError('rights could not be judged anew', error))
      .finally(() => {
        rechecking = undefined
      })
    for (const connection of connections) {
      connection.closeExpiredChannels()
      if (connection.silentForMs > limits.silenceMs) connection.terminate()
    }
  }
  const every = (ms: number, work: () => void) =>
    setInterval(() => reportThrown(onError, 'a round of upkeep failed', work), ms).unref()
  const timers = [
    every(watchMs, watch),
    every(pruneMs, prune),
    every(limits.peerSilenceMs / 3, () => presence.sendHeartbeat()),
  ]
  let closed: Promise<void> | undefined

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (closed) return refuseUpgrade(socket, 503, 'Going away')
    if (socket.destroyed) return
    const taken = connectionLimits.take(clientAddress(request))
    if (!taken.ok) return refuseUpgrade(socket, taken.status, 'Too many connections')
    // Released when the socket closes, whether or not it was upgraded.
    socket.once('close', taken.leave)
    const admission = await admit(request, credentials)
    if (!admission.ok) return refuseUpgrade(socket, admission.status, admission.message)
    await ready()
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection({ ...admission, socket: webSocket, engine })
      connections.add(connection)
      webSocket.on('close', () => connections.delete(connection))
    })
  }

  const close = async () => {
    for (const timer of timers) clearInterval(timer)
    presence.bye()
    await started?.catch(() => {})
    for (const connection of connections) connection.close(goingAway, 'The server is going away')
    await rechecking
    await unlisten?.()
    await feed.stop()
    await bus.stop()
    for (const connection of connections) connection.terminate()
    sockets.close()
  }

  return {
    fetch: (request, caller) => handleHttpBroadcast(engine, request, caller),
    refuseToken: ({ message }) => Response.json({ message }, { status: 401 }),
    async handleUpgrade(request, socket, head) {
      // The client may disconnect while its key is checked.
      socket.on('error', () => {})
      try {
        await upgrade(request, socket, head)
      } catch (error) {
        onError('a connection could not be opened', error)
        refuseUpgrade(socket, 503, 'Service Unavailable')
      }
    },
    ready,
    close() {
      closed ??= close()
      return closed
    },
  }
}
