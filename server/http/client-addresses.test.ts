import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createClientAddresses } from './client-addresses.ts'

const incoming = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

function addressOf(trustedProxies: number, from: IncomingMessage): string | null {
  const addresses = createClientAddresses(trustedProxies)
  const request = new Request('http://site.test')
  addresses.note(request, from)
  return addresses.of(request)
}

describe('where a request came from', () => {
  it('is the socket’s other end, whatever the request says', () => {
    expect(addressOf(0, incoming('203.0.113.7', '10.0.0.1'))).toBe('203.0.113.7')
  })

  it('is what the outermost trusted proxy says', () => {
    expect(addressOf(1, incoming('10.0.0.9', '6.6.6.6, 203.0.113.7'))).toBe('203.0.113.7')
    expect(addressOf(2, incoming('10.0.0.9', '203.0.113.7, 10.0.0.8'))).toBe('203.0.113.7')
  })

  it('is never nothing for a request from outside, which would be free of every limit', () => {
    expect(addressOf(0, incoming(undefined))).toBe('unknown')
  })

  it('is nothing for a request of the process itself', () => {
    expect(createClientAddresses(0).of(new Request('http://site.test'))).toBeNull()
  })
})
