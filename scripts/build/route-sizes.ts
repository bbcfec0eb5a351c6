/** How much JavaScript a browser loads for each route, gzipped, everything it imports included. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'

export interface RouteSize {
  /** The address pattern, as in `/groups/:groupId`. */
  route: string
  gzipBytes: number
  /** In how many files it comes. */
  files: number
}

type Manifest = ServerBuild['assets']
type ManifestRoute = NonNullable<Manifest['routes'][string]>

export async function measureRoutes(buildDir: string): Promise<RouteSize[]> {
  const build: ServerBuild = await import(
    pathToFileURL(path.join(buildDir, 'server', 'index.js')).href
  )
  const sizeOf = fileSizes(path.join(buildDir, 'client'))
  const routes = Object.values(build.assets.routes).filter((route) => route !== undefined)
  const parents = new Set(routes.map((route) => route.parentId))
  const measured = routes
    .filter((route) => !parents.has(route.id))
    .map(async (route) => {
      const chain = withParents(route, build.assets)
      const files = new Set([
        build.assets.entry.module,
        ...build.assets.entry.imports,
        ...chain.flatMap((each) => [each.module, ...(each.imports ?? [])]),
      ])
      const sizes = await Promise.all([...files].map(sizeOf))
      return {
        route: addressOf(chain),
        gzipBytes: sizes.reduce((sum, size) => sum + size, 0),
        files: files.size,
      }
    })
  return (await Promise.all(measured)).sort((a, b) => a.route.localeCompare(b.route))
}

export function formatRouteSizes(sizes: readonly RouteSize[]): string {
  const width = Math.max(...sizes.map(({ route }) => route.length))
  const rows = sizes.map(
    ({ route, gzipBytes, files }) =>
      `  ${route.padEnd(width)}  ${inKilobytes(gzipBytes).padStart(8)}  ${`${files}`.padStart(2)} files`,
  )
  return `\n  JavaScript of each route (gzip)\n${rows.join('\n')}\n\n`
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

function withParents(route: ManifestRoute, manifest: Manifest): ManifestRoute[] {
  const parent = route.parentId ? manifest.routes[route.parentId] : undefined
  return parent ? [...withParents(parent, manifest), route] : [route]
}

function addressOf(chain: readonly ManifestRoute[]): string {
  return `/${chain
    .map((route) => route.path)
    .filter(Boolean)
    .join('/')}`
}

function fileSizes(clientDir: string) {
  const known = new Map<string, Promise<number>>()
  return (url: string): Promise<number> => {
    const size =
      known.get(url) ??
      readFile(path.join(clientDir, url)).then((bytes) => gzipSync(bytes, { level: 9 }).length)
    known.set(url, size)
    return size
  }
}
