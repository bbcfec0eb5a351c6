/** Finds out from the built app's routes whether the page at a path is one that may be kept. */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

export function keepableRoutes(routes: Routes): (pathname: string) => boolean {
  const nested = childrenOf(routes, undefined)
  return (pathname) => {
    const handle: unknown = matchRoutes(nested, pathname)?.at(-1)?.route.handle
    return typeof handle === 'object' && handle !== null && 'keptPage' in handle
  }
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index
        ? { id, path, index, caseSensitive, handle }
        : { id, path, caseSensitive, handle, children: childrenOf(routes, id) },
    )
}
