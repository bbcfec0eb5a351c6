import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { departedWith, forgetDeparture, readDeparture } from './calendar-arrival.server.ts'
import { calendarDeparture, departureCookie } from './calendar-departure.ts'

const state = { userId: '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d', redirectPath: '/ideaboard?view=2' }
const leaving = {
  calendar: { authorizationUrl: 'https://accounts.example/o/auth?brand=1', clientId: 'a client' },
  origin: 'https://piri.example',
  state,
  randomBytes: new Uint8Array(32).fill(250),
}
const nameAndValue = (cookie: string) => cookie.split(';')[0] ?? ''

describe('leaving for the consent page', () => {
  it('asks for lasting access to calendars, and for nothing else', async () => {
    const { url, departure } = await calendarDeparture(leaving)
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      brand: '1',
      client_id: 'a client',
      redirect_uri: 'https://piri.example/auth/callback',
      response_type: 'code',
      scope:
        'https://www.googleapis.com/auth/calendar https://www.googleapis.com/auth/calendar.events',
      access_type: 'offline',
      prompt: 'consent',
      state: JSON.stringify(state),
      code_challenge: createHash('sha256').update(departure.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    expect(departure.codeVerifier).toBe(Buffer.from(leaving.randomBytes).toString('base64url'))
  })

  it('keeps the verifier out of the address', async () => {
    const { url, departure } = await calendarDeparture(leaving)
    expect(url).not.toContain(departure.codeVerifier)
  })
})

describe('the cookie of a departure', () => {
  it('reaches the way back only, for ten minutes, and by https where the site has it', async () => {
    const { departure } = await calendarDeparture(leaving)
    const attributes = (cookie: string) => cookie.split('; ').slice(1).sort()
    expect(attributes(await departureCookie.serialize(departure, { secure: true }))).toEqual([
      'Max-Age=600',
      'Path=/auth/callback',
      'SameSite=Lax',
      'Secure',
    ])
    expect(attributes(await departureCookie.serialize(departure))).not.toContain('Secure')
    expect(attributes(await forgetDeparture())).toContain('Max-Age=0')
  })

  it('fits the state it was made for, and no other', async () => {
    const { departure } = await calendarDeparture(leaving)
    const kept = await readDeparture(
      `a=b; ${nameAndValue(await departureCookie.serialize(departure, { secure: true }))}`,
    )
    expect(kept).toEqual(departure)
    expect(await departedWith(departure, JSON.stringify(state))).toBe(true)
    expect(await departedWith(departure, JSON.stringify({ ...state, redirectPath: '/' }))).toBe(
      false,
    )
  })

  it('is none when it is missing, forgotten or not ours', async () => {
    for (const header of [
      null,
      '',
      nameAndValue(await forgetDeparture()),
      'calendar_departure=%%%',
      'calendar_departure=bm9uc2Vuc2U%3D',
    ]) {
      expect(await readDeparture(header)).toBeUndefined()
    }
  })
})
