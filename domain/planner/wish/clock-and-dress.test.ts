/** What is told once of a stay's nights, of its fasts and of what to wear. */
import { expect, it, vi } from 'vitest'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

// Whole plans, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const context = { ...(await loadWishContext()), limits: { steps: 40 } }
const said = async (wish: string) => {
  const { notes, assumed } = await planWish(wish, context)
  return { notes: notes.join('\n'), assumed: assumed.join('\n') }
}

it('says that clocks change in a night of the stay, and nothing of it elsewhere', async () => {
  const spring = await said('London, 26 to 29 March 2027')
  expect(spring.notes).toMatch(/Clocks go forward.*night to Sunday, March 28/)
  const autumn = await said('New York, 5 to 8 November 2027')
  expect(autumn.notes).toMatch(/Clocks go back.*night to Sunday, November 7/)
  const none = await said('Tokyo, 26 to 29 March 2027')
  expect(none.notes).not.toMatch(/Clocks/)
})

it('says what to wear where mosques or temples are visited', async () => {
  expect((await said('3 days in Istanbul in May, mosques')).notes).toMatch(/In mosques shoulders/)
  expect((await said('3 days in Bangkok in January, temples')).notes).toMatch(
    /In temples shoulders/,
  )
  expect((await said('3 days in Oslo in June')).notes).not.toMatch(/shoulders/)
})

it('says who enters: in Morocco mosques are for Muslims alone', async () => {
  const { notes } = await said('3 days in Marrakech in October, Koutoubia and the souks')
  expect(notes).toMatch(/In Morocco only Muslims enter mosques/)
  expect(notes).not.toMatch(/nobody visits during prayers/)
})

it('a feast that few keep is no public holiday, and no reason to come on other days', async () => {
  const { notes } = await said('Cape Town, 9 March 2027, wine')
  expect(notes).toMatch(/March 9: Eid al-Fitr, no public holiday here/)
  expect((await said('Cape Town 5 days in March, beaches')).assumed).not.toMatch(/Eid/)
})

it('names the fast among other days that would work', async () => {
  // By the calendar of Mecca the month of fasting began on 8 February 2027.
  const { assumed } = await said('3 days in Marrakech in February')
  expect(assumed).toMatch(/Ramadan is February [789]–March \d/)
  expect(assumed).not.toMatch(/work as well: say/)
  expect((await said('3 days in Marrakech in May')).assumed).toMatch(/work as well: say|Eid/)
})

it('says so where an evening in town has no dinner', async () => {
  const { notes, trip } = await planWish(
    'One day in Singapore on a layover, land 7am and fly out at 11pm',
    context,
  )
  const stops = trip?.days[0]?.stops ?? []
  // At a table, or in the middle of a long visit: either is said.
  const isFed = stops.some(
    ({ meal, reasons }) =>
      meal === 'dinner' || reasons.some((says) => says.startsWith('Time for dinner')),
  )
  expect(isFed).toBe(!notes.some((note) => note.startsWith('No dinner fits')))
  const { notes: usual } = await planWish('3 days in Oslo in June', context)
  expect(usual.join()).not.toMatch(/No dinner fits/)
})
