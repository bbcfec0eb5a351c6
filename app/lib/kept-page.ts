/**
 * Marks a route whose page is the same for every visitor without a session: `export const handle =
 * keptPage()`. The server renders it once and keeps it (`server/pages`). A page whose data can fail is kept
 * only when it has all of it: `keptPage<typeof loader>((read) => !read.failed)`.
 */

/** What a loader's response holds, with or without `data()` around it. */
type Read<Loader> = Loader extends (...args: never[]) => infer Result
  ? Awaited<Result> extends infer Value
    ? Value extends { data: infer Data; type: string }
      ? Data
      : Value
    : never
  : undefined

export interface KeptPageHandle {
  keptPage: { isWhole: (loaderData: unknown) => boolean }
}

export function keptPage<Loader = undefined>(
  isWhole: (read: Read<Loader>) => boolean = () => true,
): KeptPageHandle {
  return { keptPage: { isWhole: (loaderData) => isWhole(loaderData as Read<Loader>) } }
}

interface Match {
  route: { id: string; handle?: unknown }
}

/** Reads the handle of the page's own route, which is the last that matches. */
export function mayKeepPage(
  matches: readonly Match[],
  loaderData: Readonly<Record<string, unknown>>,
): boolean {
  const route = matches.at(-1)?.route
  if (!route || !isKeptHandle(route.handle)) return false
  return route.handle.keptPage.isWhole(loaderData[route.id])
}

export const isKeptHandle = (handle: unknown): handle is KeptPageHandle =>
  typeof handle === 'object' && handle !== null && 'keptPage' in handle
