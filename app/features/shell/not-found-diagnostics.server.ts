/** Diagnostics of a request for a missing page, for the screen and the log. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/lib/services.server.ts'

export interface NotFoundDiagnostics {
  userAgent: string
  fullLocation: string
  referrer: string
  timestamp: string
}

/** Longer values are cut off, so that a request can't fill the page or the log. */
const longest = 512

/** A loader's response for a missing page: status 404 and diagnostics, which are also logged. */
export function pageNotFound({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const { now, publicUrl, report } = context.get(servicesContext)
  const { pathname, search } = new URL(request.url)
  const short = (text: string) => text.slice(0, longest)
  const header = (name: string) => short(request.headers.get(name) ?? '')
  const diagnostics: NotFoundDiagnostics = {
    userAgent: header('user-agent'),
    fullLocation: short(`${publicUrl}${pathname}${search}`),
    referrer: header('referer'),
    timestamp: now().toISOString(),
  }
  report('page not found', { path: short(pathname), search: short(search), ...diagnostics })
  return data({ diagnostics }, { status: 404 })
}
