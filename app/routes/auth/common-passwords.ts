import { servicesContext } from '#app/lib/services.server.ts'
import type { Route } from './+types/common-passwords.ts'

/**
 * The passwords that too many people use, one a line. A page compares by itself what is being typed:
 * asked about each letter, a server and its log would learn the password.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { commonPasswords } = context.get(servicesContext)
  // In the order of their letters they compress best.
  return new Response([...commonPasswords()].sort().join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
