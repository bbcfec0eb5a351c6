import { describe, expect, it } from 'vitest'
import { ConnectionLimits } from './connection-limits.ts'

describe('connection limits of a process', () => {
  it('leave connections for others when one client has reached its own limit', () => {
    const connectionLimits = new ConnectionLimits({ connections: 10, connectionsPerAddress: 2 })
    const first = connectionLimits.take('10.0.0.1')
    expect(connectionLimits.take('10.0.0.1').ok).toBe(true)
    expect(connectionLimits.take('10.0.0.1')).toEqual({ ok: false, status: 429 })
    expect(connectionLimits.take('10.0.0.2').ok).toBe(true)
    if (!first.ok) throw new Error('no connection was taken')
    first.leave()
    first.leave()
    expect(connectionLimits.take('10.0.0.1').ok).toBe(true)
    expect(connectionLimits.take('10.0.0.1').ok).toBe(false)
  })

  it('bound all connections together, also those of unknown addresses', () => {
    const connectionLimits = new ConnectionLimits({ connections: 3, connectionsPerAddress: 1 })
    const taken = [
      connectionLimits.take(null),
      connectionLimits.take(null),
      connectionLimits.take(null),
    ]
    expect(taken.every(({ ok }) => ok)).toBe(true)
    expect(connectionLimits.take(null)).toEqual({ ok: false, status: 503 })
  })
})
