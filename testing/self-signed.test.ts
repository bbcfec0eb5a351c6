import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import { expect, it } from 'vitest'
import { selfSigned } from './self-signed.ts'

it('is a certificate of its host, signed by its own key, whatever its length', () => {
  for (let length = 1; length <= 60; length += 1) {
    const host = `${'a'.repeat(length)}.localhost`
    const { key, cert } = selfSigned(host, new Date())
    const certificate = new X509Certificate(cert)
    expect(certificate.checkHost(host)).toBe(host)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    createSecureContext({ key, cert })
  }
})
