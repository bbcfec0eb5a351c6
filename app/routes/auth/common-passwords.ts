import { servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/common-passwords.ts'

/**
 * The list of common passwords, one a line. The browser compares by itself: a check per keystroke
 * would send the password to the server and its log.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { commonPasswords } = context.get(servicesContext)
  // Sorted, because that compresses best.
  return new Response([...commonPasswords()].sort().join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
