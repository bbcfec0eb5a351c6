import { expect, it } from 'vitest'
import { place, read } from '../testing/sample-request.ts'
import { isPoorFiller } from './poor-fillers.ts'

const rooms = place('rooms', { kind: 'museum', essential: 0.2, interests: ['art'] })

it('what hardly anybody knows fills no hours, but for those who asked or love it', () => {
  expect(isPoorFiller(rooms, read({}))).toBe(true)
  expect(isPoorFiller({ ...rooms, essential: 0.4 }, read({}))).toBe(false)
  expect(isPoorFiller(rooms, read({ mustSee: ['rooms'], places: [rooms] }))).toBe(false)
  expect(isPoorFiller(rooms, read({ interests: ['art'] }))).toBe(false)
  expect(isPoorFiller(rooms, read({ wantedKinds: ['museum'] }))).toBe(false)
})

it('a second palace bores teenagers, and the one that the town is known for does not', () => {
  const palace = place('palace', { kind: 'palace', essential: 0.85 })
  const teens = read({ party: { who: ['teenagers'] } })
  expect(isPoorFiller(palace, teens)).toBe(true)
  expect(isPoorFiller({ ...palace, essential: 1 }, teens)).toBe(false)
  expect(isPoorFiller(palace, read({}))).toBe(false)
})

it('what is made for children stays for them, however few others know it', () => {
  const swings = place('swings', {
    kind: 'park',
    essential: 0.18,
    children: true,
    interests: ['family'],
  })
  const family = read({ party: { children: true, who: ['children'] } })
  expect(isPoorFiller(swings, family)).toBe(false)
  expect(isPoorFiller(swings, read({}))).toBe(true)
})

it('in a wheelchair a filler is known to be without steps', () => {
  const hall = place('hall', { kind: 'landmark', essential: 0.35, stepFree: null })
  const seated = read({ party: { stepFree: true } })
  expect(isPoorFiller(hall, seated)).toBe(true)
  expect(isPoorFiller({ ...hall, stepFree: true }, seated)).toBe(false)
})
