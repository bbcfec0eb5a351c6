/** Where this request wants its link to lead, as far as that is allowed. */
import type { AuthContext, Call } from './context.ts'
import { redirectTarget } from './request/redirect-target.ts'

export function redirectFor(context: AuthContext, { url, request }: Call, inBody?: string): string {
  const asked = inBody ?? url.searchParams.get('redirect_to') ?? request.headers.get('redirect_to')
  return redirectTarget(context.redirects, asked, request.headers.get('referer'))
}
