/** Mails in the evening before a day of a trip: who gets them, when, and that none comes twice. */
import { expect, it } from 'vitest'
import { fineHour } from '#domain/weather-swaps/testing/forecast-of.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { IDS } from '#testing/permissions/actors.ts'
import { refusalOf } from '#testing/trips/trip-client.ts'
import { eveningLinks } from './evening-links.ts'
import { eveningBefore, secretsIn, useEvenings } from './testing/evenings-on.ts'

describeOnEitherEngine('mails in the evening', (engine) => {
  const { letters, send, run, rows, look, watchedTrip, forget, makeDue, confirmOwner } =
    useEvenings(engine)

  it('tell the stops of the next day, their weather and whose forecast it is', async () => {
    await watchedTrip()
    expect(await look({ send })).toMatch(/^1 trips looked at, \d+ places asked for, 1 mails sent$/)
    const [letter] = letters
    expect(letter).toMatchObject({
      to: 'owner@piri.example',
      subject: 'Tomorrow: rain all day, day 1 of 3 days in Lisbon',
    })
    for (const body of [letter?.text, letter?.html]) {
      expect(body).toContain('Monday, May 10.')
      expect(body).toContain('Miradouro de Santa Luzia')
      expect(body).toContain('21 °C, 95 % chance of rain')
      expect(body).toContain('Forecast by Open-Meteo')
      expect(body).toContain('12 minutes old')
      expect(body).toContain('https://piri.example/view-itinerary/swap/')
    }
    const { stop } = secretsIn({ text: letter?.text ?? '' })
    expect(letter?.unsubscribeUrl).toBe(`https://piri.example/view-itinerary/evening/${stop}`)
  })

  it('carry secrets of which the database has only digests', async () => {
    await watchedTrip()
    await look({ send })
    const { swap, stop } = secretsIn({ text: letters[0]?.text ?? '' })
    const [row] = await rows('select row_to_json(mail)::text from public.evening_mails as mail')
    expect([swap, stop].map((secret) => secret.length)).toEqual([43, 43])
    expect(row?.[0]).not.toContain(swap)
    expect(row?.[0]).not.toContain(stop)
  })

  it('offer no change where the weather is fine, ignored or not known', async () => {
    const trip = await watchedTrip()
    await look({ send, hour: fineHour })
    await forget(trip)
    await run('owner', 'select public.watch_trip($1, true, true)', trip.id)
    await look({ send })
    await forget(trip)
    await run('owner', 'select public.watch_trip($1, true, false)', trip.id)
    await look({ send, answer: { ok: false, reason: 'no-forecast', message: 'none is set' } })
    expect(letters.map(({ text }) => secretsIn({ text }).swap)).toEqual(['', '', ''])
    expect(letters[2]?.text).toContain('There is no forecast for this day')
  })

  it('wait an hour for a forecast that can’t be had, and then come without one', async () => {
    await watchedTrip()
    const answer = { ok: false, reason: 'slow', message: 'no answer' } as const
    await look({ send, answer })
    expect(letters).toHaveLength(0)
    await makeDue()
    await look({ send, answer, now: eveningBefore + 45 * 60_000 })
    expect(letters).toHaveLength(1)
  })

  it('come once, however many processes run the job and however often', async () => {
    await watchedTrip()
    await Promise.all([look({ send }), look({ send }), look({ send })])
    await makeDue()
    await look({ send })
    expect(letters).toHaveLength(1)
    expect(await rows('select count(*) from public.evening_mails')).toEqual([['1']])
  })

  it('are tried again where the mail server refused them', async () => {
    await watchedTrip()
    const refused = Object.assign(new Error('450 later'), { responseCode: 450 })
    const refusal = await look({ send: () => Promise.reject(refused) })
    expect(refusal).toMatch(/^1 trips looked at, .* 0 mails sent, 1 refused$/)
    await makeDue()
    await look({ send })
    expect(letters).toHaveLength(1)
  })

  it('are not sent again where the line broke after the message was on its way', async () => {
    await watchedTrip()
    const broken = Object.assign(new Error('connection closed'), { code: 'ECONNECTION' })
    await expect(look({ send: () => Promise.reject(broken) })).rejects.toThrow('connection closed')
    await makeDue()
    await look({ send })
    expect(letters).toHaveLength(0)
  })

  it('come in the evening alone, to whoever switched them on and has an address', async () => {
    const trip = await watchedTrip()
    await look({ send, now: Date.parse('2027-05-09T16:59Z') })
    await makeDue()
    await look({ send, now: Date.parse('2027-05-09T21:00Z') })
    await run('owner', 'select public.watch_trip($1, false)', trip.id)
    await makeDue()
    await look({ send })
    await run('owner', 'select public.watch_trip($1, true)', trip.id)
    await engine.owner.script('update auth.users set email_confirmed_at = null')
    await look({ send })
    expect(letters).toHaveLength(0)
    await confirmOwner()
    await makeDue()
    await look({ send })
    expect(letters).toHaveLength(1)
  })

  it('are at most three an evening for one person, and twenty trips', async () => {
    for (let count = 0; count < 5; count += 1) await watchedTrip()
    await look({ send })
    expect(letters).toHaveLength(3)
    for (let count = 5; count < 20; count += 1) await watchedTrip()
    expect(await refusalOf(watchedTrip())).toMatch(/^PT413 /)
  })

  it('say which days the weather spoils, for the list of trips', async () => {
    const trip = await watchedTrip()
    await look({ send })
    const { rows: found } = await run(
      'owner',
      `select found ->> 0, found_version from public.trip_watches where trip_id = $1`,
      trip.id,
    )
    expect(JSON.parse(found[0]?.[0] ?? '')).toEqual({
      date: '2027-05-10',
      says: expect.stringMatching(
        /^Day 1: rain all day, at Miradouro de Santa Luzia and \d more\.$/,
      ),
    })
    expect(found[0]?.[1]).toBe('0')
  })

  it('end by the link of any of them, at once and as often as it is opened', async () => {
    const trip = await watchedTrip()
    await look({ send })
    const { stop } = secretsIn({ text: letters[0]?.text ?? '' })
    const links = eveningLinks(engine.database)
    expect(await links.fetchMail(stop)).toEqual({ trip: trip.id, title: trip.title, on: true })
    for (let count = 0; count < 2; count += 1) {
      expect(await links.stopMails(stop)).toMatchObject({ on: false })
    }
    expect(await links.stopMails('x'.repeat(43))).toBeNull()
    await makeDue()
    await look({ send, now: Date.parse('2027-05-10T17:30Z') })
    expect(letters).toHaveLength(1)
  })

  it('are deleted with the account', async () => {
    await watchedTrip()
    await look({ send })
    const remaining = await engine.owner.transaction({
      statements: [
        { text: 'delete from auth.users where id = $1', values: [IDS.owner] },
        { text: 'select from public.trip_watches' },
        { text: 'select from public.evening_mails' },
      ],
      decide: () => 'rollback',
    })
    expect(remaining.slice(1).map((each) => each.rows.length)).toEqual([0, 0])
  })
})
