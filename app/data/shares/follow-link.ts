/** Follows what is told to people with a link, and counts those who look at the trip by it. */
import { keepChannel, type LiveChannel, type RealtimeAccess } from '#app/lib/live/live-channel.ts'

export interface FollowLinkOptions {
  client: RealtimeAccess
  /** `share:<digest>`, a private topic. */
  topic: string
  /** The trip, or what the link shows of it, may be another than before. */
  onChanged: () => void
  onEnded: () => void
  /** How many others are there. Left out: nobody is counted, as on a published page. */
  onOthers?: (count: number) => void
  /** This page's presence key; null for an owner, who counts others without being counted. */
  countedAs: string | null
}

export function followLink(options: FollowLinkOptions): LiveChannel {
  const { client, topic, onChanged, onEnded, onOthers, countedAs } = options
  const open = () => {
    const config = { private: true, ...(countedAs !== null && { presence: { key: countedAs } }) }
    const channel = client
      .channel(topic, { config })
      .on('broadcast', { event: 'changed' }, onChanged)
      .on('broadcast', { event: 'ended' }, onEnded)
    if (!onOthers) return channel
    // Only their number is used: what others publish about themselves can't be trusted.
    return channel.on('presence', { event: 'sync' }, () => {
      onOthers(Object.keys(channel.presenceState()).filter((key) => key !== countedAs).length)
    })
  }
  return keepChannel({
    client,
    open,
    onJoined: (channel) => {
      // Changes before the subscription were missed, so look once.
      onChanged()
      if (countedAs !== null && onOthers) void channel.track({})
    },
    onLost: () => onOthers?.(0),
  })
}
