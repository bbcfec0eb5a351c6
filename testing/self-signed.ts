/** A certificate for a test's TLS server, signed by itself: X.509 in the few bytes that it takes. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** One element of DER: a tag, the length of what is inside, and what is inside. */
function element(tag: number, ...inside: readonly Buffer[]): Buffer {
  const content = Buffer.concat(inside)
  const { length } = content
  const head =
    length < 128
      ? [tag, length]
      : length < 256
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), content])
}

const sequence = (...inside: readonly Buffer[]) => element(0x30, ...inside)
const identifier = (...bytes: readonly number[]) => element(0x06, Buffer.from(bytes))
const time = (at: Date) =>
  element(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`))

const ecdsaWithSha256 = sequence(identifier(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const commonName = identifier(0x55, 0x04, 0x03)
const subjectAltName = identifier(0x55, 0x1d, 0x11)

export interface SelfSigned {
  key: string
  cert: string
}

/** Good from yesterday to tomorrow. */
export function selfSigned(host: string, now: Date): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const dayMs = 86_400_000
  const name = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from(host)))))
  const names = sequence(element(0x82, Buffer.from(host)))
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)])
  const toBeSigned = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, serial),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now.getTime() - dayMs)), time(new Date(now.getTime() + dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(sequence(subjectAltName, element(0x04, names)))),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const certificate = sequence(
    toBeSigned,
    ecdsaWithSha256,
    element(0x03, Buffer.from([0]), signature),
  )
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
