/** The server's answer to a frame that has a ref. */

export interface Reply {
  status: 'ok' | 'error'
  response: Readonly<Record<string, unknown>>
}

export const ok = (response: Reply['response'] = {}): Reply => ({ status: 'ok', response })
export const refuse = (reason: string): Reply => ({ status: 'error', response: { reason } })

export const storageRefusal =
  'Only messages that SQL sends with realtime.send are stored for replay'
/** The refusal to a client that wants its own message stored, which this service does not do. */
export const notStored: Reply = { status: 'error', response: { error: storageRefusal } }
