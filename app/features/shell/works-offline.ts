/**
 * Whether a page can be opened offline: its code is loaded, and its data needs no server or has a loader that
 * does without. Read from React Router's own manifest, because the router answers missing code by loading the
 * whole document, which offline is the browser's error page.
 */
import { matchRoutes, type RouteObject } from 'react-router'

interface KnownRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  hasLoader: boolean
  hasClientLoader: boolean
}

interface RouterGlobals {
  __reactRouterManifest?: { routes: Readonly<Record<string, KnownRoute | undefined>> }
  __reactRouterRouteModules?: Readonly<Record<string, unknown>>
}

export function worksOffline(
  pathname: string,
  globals: RouterGlobals = window as RouterGlobals,
): boolean {
  const known = globals.__reactRouterManifest?.routes ?? {}
  const loaded = globals.__reactRouterRouteModules ?? {}
  const matches = matchRoutes(treeOf(Object.values(known).filter(isThere)), { pathname })
  if (!matches) return false
  return matches.every(({ route: { id = '' } }) => {
    const route = known[id]
    // The root's data is kept from page to page.
    const needsServer = id !== 'root' && route?.hasLoader && !route.hasClientLoader
    return id in loaded && !needsServer
  })
}

const isThere = (route: KnownRoute | undefined): route is KnownRoute => route !== undefined

function treeOf(routes: readonly KnownRoute[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: treeOf(routes, id) },
    )
}
