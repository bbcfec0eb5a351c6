import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCalendarState } from './calendar-state.ts'
import { personOf } from './person.ts'
import { safeRedirectPath } from './redirect-path.ts'
import { signInPromptOn } from './sign-in-prompt.ts'

/** Any code point. fast-check's own table of them takes seconds to build. */
const anyCodePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

const id = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'

describe('personOf', () => {
  const account = { id, email: 'ada@piri.example' }

  it('takes name and picture from the profile', () => {
    const profile = { full_name: ' Ada King ', avatar_url: '/me.webp' }
    expect(personOf(account, profile)).toEqual({
      ...account,
      fullName: 'Ada King',
      picture: '/me.webp',
    })
    expect(personOf(account, { full_name: ' ', avatar_url: null })).toEqual(account)
  })

  it('keeps only id and email without one', () => {
    expect(personOf(account, null)).toEqual(account)
    expect(personOf({ id })).toEqual({ id, email: '' })
  })
})

describe('safeRedirectPath', () => {
  it.each([
    ['/saved-trips', '/saved-trips'],
    ['saved-trips', '/saved-trips'],
    ['/groups/7?tab=chat#last', '/groups/7?tab=chat#last'],
    ['/a/../b', '/b'],
  ])('keeps %s', (wanted, path) => expect(safeRedirectPath(wanted)).toBe(path))

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example/login',
    '/a/..//evil.example',
    '/\n/evil.example',
    '/auth',
    '/auth/callback?code=1',
    '',
    null,
    undefined,
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (wanted) => expect(safeRedirectPath(wanted)).toBeUndefined())

  it('never leads to another origin, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string({ unit: anyCodePoint }),
          fc.webPath(),
          fc.string({ unit: fc.constantFrom('/', '.', '..', 'a', '\\', '%2f', '?', '#') }),
        ),
        (wanted) => {
          const path = safeRedirectPath(wanted)
          if (path !== undefined) {
            expect(new URL(path, 'https://piri.example').origin).toBe('https://piri.example')
          }
        },
      ),
    )
  })
})

describe('signInPromptOn', () => {
  // Written out instead of imported from the rule, so that a wrong change of the rule fails here.
  it.each([
    '/',
    '/partners',
    '/partners/dmo',
    '/business',
    '/dmo',
    '/airbnb-hosts/x',
    '/contact',
    '/about',
    '/About',
    '/about-us',
    '/hotels',
    '/hotels-and-resorts',
    '/tour-operators',
    '/auth',
    '/auth/callback',
    '/auth/reload',
  ])('leaves %s alone', (path) => {
    expect(signInPromptOn(path)).toBe('none')
    expect(signInPromptOn(path, { isFound: false })).toBe('none')
  })

  it.each([
    '/ideaboard',
    '/inspirations',
    '/lisbon',
    '/aboutness',
    '/partnership',
    '/saved-trips',
    '/itineraries',
    '/termsof',
  ])('asks on %s', (path) => expect(signInPromptOn(path)).toBe('modal'))

  it.each([
    '/thank-you',
    '/terms',
    '/Privacy',
    '/careers',
    '/shared-itinerary/x',
    '/itinerary/new/plan',
    '/create-itinerary',
    '/generate-itinerary',
    '/view-itinerary',
    '/view-itinerary/x',
    '/view-itinerary-with-details/x',
    '/__mail',
    '/reset-database',
  ])('asks at the foot of %s', (path) => expect(signInPromptOn(path)).toBe('strip'))

  it('asks at the foot of what is not found', () => {
    expect(signInPromptOn('/lisbonne', { isFound: false })).toBe('strip')
  })
})

describe('parseCalendarState', () => {
  it('knows its own state from any other', () => {
    expect(parseCalendarState(JSON.stringify({ userId: id, redirectPath: '/x' }))).toEqual({
      userId: id,
      redirectPath: '/x',
    })
    expect(parseCalendarState(JSON.stringify({ userId: id }))).toEqual({ userId: id })
    for (const other of [
      null,
      '',
      id,
      '{}',
      '{"userId":"7"}',
      '[]',
      '{"userId":',
      JSON.stringify({ userId: id, redirectPath: 3 }),
    ]) {
      expect(parseCalendarState(other)).toBeUndefined()
    }
  })
})
