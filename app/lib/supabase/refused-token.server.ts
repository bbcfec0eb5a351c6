/**
 * Asks once more as a visitor where the backend refuses a session's token: one of a database that is gone, of a backup
 * that was not restored, or written by hand. Pages that everybody may read would fail for such a browser, until its
 * cookies expire. What is refused for its token was not carried out, so that asking again does nothing twice.
 */
export function asVisitorIfRefused(ask: typeof fetch, anonKey: string): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    if (!isRefusedToken(response)) return response
    await response.body?.cancel()
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${anonKey}`)
    return ask(input, { ...init, headers })
  }
}

/** By RFC 6750. The account service answers otherwise, and is not asked again: it decides who is signed in. */
const isRefusedToken = ({ status, headers }: Response) =>
  status === 401 && /\binvalid_token\b/.test(headers.get('www-authenticate') ?? '')
