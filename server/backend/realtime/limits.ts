/** How much one deployment, one connection and one channel may ask for. */

export interface RealtimeLimits {
  connections: number
  /** Of one client address, where it is known. */
  connectionsPerAddress: number
  channelsPerConnection: number
  bindingsPerChannel: number
  joinsPerSecond: number
  messagesPerSecond: number
  /** Frames of one connection that wait while an earlier one is dealt with. */
  waitingFrames: number
  waitingBytes: number
  frameBytes: number
  /** Of a connection on which nobody has signed in. */
  anonymousFrameBytes: number
  /** The most bytes of one client's presence payload. */
  presenceBytes: number
  /** A client that leaves more than this unread is cut off. */
  unreadBytes: number
  /** A client from which nothing was heard for so long is gone; an honest one sends heartbeats. */
  silenceMs: number
  /** The policies of a private topic are asked again after so long. */
  rightsKeptMs: number
  /** Rows of the outbox older than this are deleted. */
  outboxKeptMs: number
  /** Rows that subscribers are remembered to have seen, of this process and of one group and table. */
  seenRows: number
  seenRowsPerTable: number
  /** Messages sent from SQL are kept for replay. */
  messagesKeptMs: number
  /** Another process that was not heard for so long is gone, and all present through it with it. */
  peerSilenceMs: number
}

export const defaultLimits: RealtimeLimits = {
  connections: 10_000,
  connectionsPerAddress: 2_000,
  channelsPerConnection: 100,
  bindingsPerChannel: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 500,
  waitingFrames: 1_000,
  waitingBytes: 8 * 1024 * 1024,
  frameBytes: 5 * 1024 * 1024,
  anonymousFrameBytes: 256 * 1024,
  presenceBytes: 64 * 1024,
  unreadBytes: 8 * 1024 * 1024,
  silenceMs: 90_000,
  rightsKeptMs: 60_000,
  outboxKeptMs: 5 * 60_000,
  seenRows: 500_000,
  seenRowsPerTable: 1_000,
  messagesKeptMs: 3 * 24 * 60 * 60_000,
  peerSilenceMs: 30_000,
}

/** Counts within one second; true while the count is within the limit. */
export function rateLimit(perSecond: number, now: () => number): () => boolean {
  let second = 0
  let count = 0
  return () => {
    const current = Math.floor(now() / 1000)
    if (current !== second) {
      second = current
      count = 0
    }
    return ++count <= perSecond
  }
}
