/** Who asks: the person of the token, or a visitor, known by an address alone. */
import { environment } from '../environment.ts'

export interface Asker {
  /** The header as it came, where it is a person's. */
  authorization: string | null
  address: string | null
}

/**
 * The public key is sent as a token by clients that have no other; it names nobody. The address is
 * what the gateway in front says, whatever the client claimed: Cloudflare's header before hosted
 * projects, x-real-ip elsewhere.
 */
export function askerOf({ headers }: Request): Asker {
  const authorization = headers.get('authorization')
  const token = authorization?.replace(/^Bearer\s+/i, '').trim() ?? ''
  const isVisitor = token === '' || token === environment('SUPABASE_ANON_KEY')
  return {
    authorization: isVisitor ? null : authorization,
    address: headers.get('cf-connecting-ip') ?? headers.get('x-real-ip'),
  }
}
