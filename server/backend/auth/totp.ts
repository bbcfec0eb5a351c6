/** Time-based one-time codes of RFC 6238 as every authenticator app makes them: SHA-1, 6 digits, 30 s. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, as the RFC recommends. */
export const newSecret = () => base32(randomBytes(20))

export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const fields = `algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${fields}&period=${stepSeconds}&secret=${secret}`
}

/**
 * The time step that the code belongs to, if it is the moment's; clocks may differ by one step
 * either way.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const tried = Buffer.from(code)
  const step = Math.floor(now / 1000 / stepSeconds)
  // All are compared, so that the time taken does not tell which it was.
  const matching = [step, step - 1, step + 1].filter(
    (each) => each >= 0 && timingSafeEqual(Buffer.from(codeAt(secret, each)), tried),
  )
  return matching.length > 0 ? Math.max(...matching) : undefined
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const whole = bits.match(/.{8}/g) ?? []
  return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)))
}
