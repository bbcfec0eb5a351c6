/**
 * Whether the configured map style can be had, and which hosts pages may reach for it. It is read
 * when the process starts, and again every minute until it could be read: until then pages show the
 * drawing, because a browser would not be allowed to fetch the tiles.
 */
import type { SiteMap } from '#domain/site/site-services.ts'
import type { Log } from '#server/process/log.ts'
import { fetchMapHosts } from './map-hosts.ts'

export interface MapTiles {
  shown: () => SiteMap
  /** For the content security policy. */
  hosts: () => readonly string[]
  /** Settles after the first reading, whatever came of it. */
  read: Promise<void>
}

interface MapTilesOptions {
  style: string | undefined
  fetch: typeof fetch
  log: Log
  /** Calls once, later; does not keep the process alive. */
  later: (call: () => void) => void
}

const without: readonly string[] = []

export function createMapTiles({ style, fetch: fetchFrom, log, later }: MapTilesOptions): MapTiles {
  if (style === undefined) {
    return {
      shown: () => ({ kind: 'drawing', failed: false }),
      hosts: () => without,
      read: Promise.resolve(),
    }
  }
  let hosts = without
  let known: SiteMap = { kind: 'drawing', failed: true }
  const read = async () => {
    try {
      hosts = await fetchMapHosts(style, fetchFrom)
      known = { kind: 'tiles', style }
    } catch (error) {
      log.warn('the map style could not be read, so pages show drawings', {
        host: new URL(style).host,
        reason: error instanceof Error ? error.message : String(error),
      })
      later(() => void read())
    }
  }
  return { shown: () => known, hosts: () => hosts, read: read() }
}
