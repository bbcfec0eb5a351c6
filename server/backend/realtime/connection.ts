/**
 * One WebSocket: reads frames, hands them to its channels one after the other, answers. It never
 * holds more for a slow client than the limits allow: such a client is cut off.
 */

import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { Caller } from '#server/backend/caller.ts'
import { Channel } from './channel.ts'
import { type Identify, type RealtimeEngine, refusalOf } from './engine.ts'
import { rateLimit } from './limits.ts'
import {
  broadcastOf,
  type ClientFrame,
  decodeBinary,
  decodeText,
  encodeText,
  type FrameHead,
  type ProtocolVersion,
} from './protocol/frames.ts'
import { parseJoin } from './protocol/join.ts'
import { notStored, ok, type Reply, refuse } from './protocol/reply.ts'
import { reportThrown } from './report-thrown.ts'

interface ConnectionOptions {
  socket: WebSocket
  version: ProtocolVersion
  engine: RealtimeEngine
  /** Who the key of the connection stands for. */
  keyCaller: Caller
  identify: Identify
}

type ReadFrame = Exclude<ClientFrame, { kind: 'unreadable' }>

const invalidData = 1007
const policyViolation = 1008
const tooLarge = 1009
const tokenSchema = z.object({ access_token: z.string() })

export class Connection {
  #options: ConnectionOptions
  #channels = new Map<string, Channel>()
  #heardAt: number
  #mayJoin: () => boolean
  #waiting = 0
  #waitingBytes = 0
  #turn: Promise<void> = Promise.resolve()

  constructor(options: ConnectionOptions) {
    const { socket, engine } = options
    this.#options = options
    this.#heardAt = engine.now()
    this.#mayJoin = rateLimit(engine.limits.joinsPerSecond, engine.now)
    socket.on('message', (data, isBinary) =>
      reportThrown(engine.onError, 'a realtime frame failed', () =>
        this.#receive(toBuffer(data), isBinary),
      ),
    )
    socket.on('close', () => this.#forEachChannel((channel) => channel.end()))
    // A 'close' event follows. Not reported: a client that breaks the protocol is no failure of the
    // server.
    socket.on('error', () => {})
  }

  get silentForMs(): number {
    return this.#options.engine.now() - this.#heardAt
  }

  async judgeChannelsAnew(): Promise<void> {
    for (const channel of [...this.#channels.values()]) await channel.recheckRights()
  }

  closeExpiredChannels(): void {
    this.#forEachChannel((channel) => {
      if (channel.expired) channel.closeFor('InvalidJWTToken: Token has expired')
    })
  }

  endSession(session: string): void {
    this.#forEachChannel((channel) => {
      if (channel.session === session) channel.closeFor('InvalidJWTToken: The session has ended')
    })
  }

  close(code: number, reason: string): void {
    this.#options.socket.close(code, reason)
  }

  terminate(): void {
    this.#options.socket.terminate()
  }

  #receive(bytes: Buffer, isBinary: boolean): void {
    const { version, engine } = this.#options
    const { length } = bytes
    this.#heardAt = engine.now()
    if (length > engine.limits.anonymousFrameBytes && this.#anonymous) {
      this.close(tooLarge, 'Too large for who has not signed in')
      return
    }
    const frame = isBinary ? decodeBinary(version, bytes) : decodeText(version, bytes.toString())
    if (frame.kind === 'unreadable') this.close(invalidData, frame.reason)
    else if (frame.topic === 'phoenix') this.#heartbeat(frame)
    else if (this.#hasRoomFor(length)) this.#queue(frame, length)
    else this.close(policyViolation, 'Too many messages')
  }

  /** True until somebody joins with a token of their own. */
  get #anonymous(): boolean {
    if (this.#options.keyCaller.role !== 'anon') return false
    return this.#channels.values().every((channel) => channel.anonymous)
  }

  #hasRoomFor(length: number): boolean {
    const { waitingFrames, waitingBytes } = this.#options.engine.limits
    if (this.#waiting === 0) return true
    return this.#waiting < waitingFrames && this.#waitingBytes + length <= waitingBytes
  }

  #queue(frame: ReadFrame, length: number): void {
    this.#waiting += 1
    this.#waitingBytes += length
    this.#turn = this.#turn
      .then(() => this.#handle(frame))
      .catch((error: unknown) => this.#failed(frame, error))
      .finally(() => {
        this.#waiting -= 1
        this.#waitingBytes -= length
      })
  }

  #failed(frame: ReadFrame, error: unknown): void {
    const { onError } = this.#options.engine
    onError('a realtime message failed', error)
    reportThrown(onError, 'a realtime client could not be told of a failure', () => {
      this.#reply(frame, refuse('Something went wrong on our side'))
      if (frame.event === 'phx_join') this.#channels.get(frame.topic)?.end()
    })
  }

  /** Runs the work for each channel: one that fails is reported and does not stop the others. */
  #forEachChannel(work: (channel: Channel) => void): void {
    const { onError } = this.#options.engine
    for (const channel of [...this.#channels.values()]) {
      reportThrown(onError, 'a realtime channel failed', () => work(channel))
    }
  }

  async #handle(frame: ReadFrame): Promise<void> {
    if (this.#options.socket.readyState !== this.#options.socket.OPEN) return
    if (frame.kind === 'message' && frame.event === 'phx_join') return this.#join(frame)
    const channel = this.#channels.get(frame.topic)
    if (!channel) {
      const left = frame.event === 'phx_leave'
      return this.#reply(frame, left ? ok() : refuse('unmatched topic'))
    }
    // A frame of an earlier join on the same topic is not for the present one.
    if (frame.joinRef !== null && frame.joinRef !== channel.joinRef) return
    if (frame.kind === 'broadcast') {
      if (frame.wantsStorage) return this.#reply(frame, notStored)
      return this.#answer(frame, channel.broadcast(frame.broadcast))
    }
    switch (frame.event) {
      case 'phx_leave':
        this.#reply(frame, ok())
        return channel.close()
      case 'access_token':
        return this.#refresh(channel, frame.payload)
      case 'presence':
        return this.#answer(frame, channel.presence(frame.payload))
      case 'broadcast': {
        const broadcast = broadcastOf(frame.payload)
        if (!broadcast) return this.#reply(frame, refuse('the broadcast can not be read'))
        return this.#answer(frame, channel.broadcast(broadcast))
      }
      default:
        return this.#reply(frame, refuse(`unknown event "${frame.event}"`))
    }
  }

  async #join(frame: FrameHead & { payload: unknown }): Promise<void> {
    const { engine, version, keyCaller, identify } = this.#options
    const refused = (reason: string) => this.#reply(frame, refuse(reason))
    if (!this.#mayJoin()) return refused('ClientJoinRateLimitReached: Too many joins per second')
    if (!/^realtime:./.test(frame.topic)) return refused('unmatched topic')
    this.#channels.get(frame.topic)?.close()
    if (this.#channels.size >= engine.limits.channelsPerConnection) {
      return refused('ChannelRateLimitReached: Too many channels')
    }
    const join = parseJoin(frame.payload, engine.limits.bindingsPerChannel)
    if (!join.ok) return refused(join.reason)
    const found = join.accessToken ? await identify(join.accessToken) : undefined
    if (found && found.kind !== 'caller') return refused(refusalOf(found))
    const channel = new Channel({
      engine,
      version,
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      config: join.config,
      caller: found?.caller ?? keyCaller,
      send: (out) => this.#send(out),
      onEnd: (ended) => {
        if (this.#channels.get(frame.topic) === ended) this.#channels.delete(frame.topic)
      },
    })
    this.#channels.set(frame.topic, channel)
    await channel.join((reply) => this.#reply(frame, reply))
  }

  async #refresh(channel: Channel, payload: unknown): Promise<void> {
    const token = tokenSchema.safeParse(payload).data?.access_token
    // An opaque key identifies no person, so it does not replace a person's token.
    if (!token || token.startsWith('sb_')) return
    const found = await this.#options.identify(token)
    if (found.kind === 'caller') await channel.changeCaller(found.caller)
    else channel.closeFor(refusalOf(found))
  }

  #heartbeat(frame: ReadFrame): void {
    this.#reply(frame, frame.event === 'heartbeat' ? ok() : refuse('unknown event'))
  }

  #answer(frame: FrameHead, reply: Reply | undefined): void {
    if (reply) this.#reply(frame, reply)
  }

  #reply({ joinRef, ref, topic }: FrameHead, reply: Reply): void {
    const head = { joinRef, ref, topic, event: 'phx_reply' }
    this.#send(encodeText(this.#options.version, head, JSON.stringify(reply)))
  }

  #send(frame: string | Buffer): void {
    const { socket, engine } = this.#options
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > engine.limits.unreadBytes) socket.terminate()
    else socket.send(frame)
  }
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}
