import { expect, it } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { settledIn } from './brief-appointments.ts'

const { destinations, bySlug } = await loadCatalogue()
const context = { today: '2026-11-19', destinations, gazetteer: await loadGazetteer() }
const settled = (text: string, slug: string) => {
  const brief = parseBrief(text, context)
  const town = bySlug.get(slug)
  if (!town) throw new Error(`no ${slug}`)
  const days = ['2027-03-05', '2027-03-06', '2027-03-07']
  return settledIn(brief, town, days)
}

it('a show for which one has tickets bears its name and lasts as a musical does', () => {
  const { appointments, notes, unmet } = settled(
    'New York 5 to 7 March 2027, we have tickets for Wicked on Saturday at 7pm',
    'new-york',
  )
  expect(appointments).toMatchObject([{ name: 'Wicked', start: 1140, minutes: 165 }])
  expect(notes).toEqual([])
  expect(unmet[0]?.says).toBe(
    'Where "Wicked" is in New York is not known: its time is kept, the way there is not counted.',
  )
})

it('a length that nobody knows is told', () => {
  const { appointments, notes } = settled(
    'New York 5 to 7 March 2027, got tickets for Stranger Harbour on Saturday at 8pm',
    'new-york',
  )
  expect(appointments).toMatchObject([{ name: 'Stranger Harbour', minutes: 150 }])
  expect(notes).toEqual(['How long "Stranger Harbour" lasts was not said: counted as 2½ hours.'])
})

it('a table is not booked before kitchens open', () => {
  const { appointments } = settled(
    'Montreal 5 to 7 March 2027. Au Pied de Cochon saturday 8:15 is booked',
    'montreal',
  )
  expect(appointments).toMatchObject([{ start: 20 * 60 + 15, date: '2027-03-06' }])
})
