/** Mails whose process dies, or loses its line, while it sends them. */
import { afterEach, expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import type { Letter } from '#server/providers/mail/smtp.ts'
import { eveningBefore, secretsIn, useEvenings } from './testing/evenings-on.ts'

describeOnEitherEngine('a mail that was begun', (engine) => {
  const { letters, send, run, rows, look, watchedTrip, forget, makeDue } = useEvenings(engine)
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  /** A process that hangs while it sends; `die` ends its claim, as time does after a death. */
  async function hangingProcess() {
    const handedOver = Promise.withResolvers<Letter>()
    const taken = Promise.withResolvers<void>()
    const running = look({
      send: (letter) => {
        handedOver.resolve(letter)
        return taken.promise
      },
    })
    const goOn = () => {
      taken.resolve()
      return running
    }
    ends.push(goOn)
    const letter = await handedOver.promise
    const die = () =>
      engine.owner.script(`update public.evening_mails set leased_until = now() - interval '1 s'
        where leased_until is not null`)
    return { letter, die, goOn }
  }

  it('is sent by nobody else while its process lives', async () => {
    await watchedTrip()
    const { goOn } = await hangingProcess()
    await makeDue()
    await Promise.all([look({ send }), look({ send })])
    expect(letters).toEqual([])
    await goOn()
    await makeDue()
    await look({ send })
    expect(letters).toEqual([])
  })

  it('is sent once more after its process died, as the same message with the same links', async () => {
    await watchedTrip()
    const { letter, die, goOn } = await hangingProcess()
    await die()
    await Promise.all([look({ send }), look({ send }), look({ send })])
    expect(letters).toHaveLength(1)
    expect(letters[0]?.messageId).toMatch(/^<evening\.[0-9a-f-]{36}@piri\.example>$/)
    expect(letters[0]?.messageId).toBe(letter.messageId)
    expect(secretsIn({ text: letters[0]?.text ?? '' })).toEqual(secretsIn(letter))
    // It was not dead after all: what it says now counts no more, and nothing is sent again.
    await goOn()
    await makeDue()
    await look({ send })
    expect(letters).toHaveLength(1)
    expect(await rows('select sent_at is not null from public.evening_mails')).toEqual([['t']])
  })

  it('is sent later in the evening too, until the day begins', async () => {
    await watchedTrip()
    const { die } = await hangingProcess()
    await die()
    await look({ send, now: Date.parse('2027-05-09T22:55Z') })
    expect(letters).toHaveLength(1)
  })

  it('is not sent once the day has begun, nor to who ended the mails meanwhile', async () => {
    await watchedTrip()
    const first = await hangingProcess()
    await first.die()
    await look({ send, now: Date.parse('2027-05-09T23:05Z') })
    await look({ send })
    await forget()
    const trip = await watchedTrip()
    const second = await hangingProcess()
    await run('owner', 'select public.watch_trip($1, false)', trip.id)
    await second.die()
    await look({ send, now: eveningBefore })
    expect(letters).toEqual([])
  })

  it('does not count twice among the mails of an evening', async () => {
    for (let count = 0; count < 2; count += 1) await watchedTrip()
    await look({ send })
    await watchedTrip()
    const { die } = await hangingProcess()
    await die()
    await look({ send })
    expect(letters).toHaveLength(3)
  })
})
