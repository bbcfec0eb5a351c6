import { describe, expect, it } from 'vitest'
import { readHabits } from './read-habits.ts'
import { readManner, tellsOfManner } from './read-manner.ts'

describe('the manner of a visit', () => {
  it('the lesser known works of somebody are no wish for quiet', () => {
    expect(readManner("anything by Mies or Gaudi's lesser known stuff").quiet).toBe(false)
    expect(readManner('the lesser known temples').quiet).toBe(true)
  })

  it.each([
    'Granada 3 days, avoid the crowds if thats possible',
    'Venice, not too touristy please',
    'Dubrovnik off the beaten track',
    'quiet gardens of Nara',
    "we don't like crowds",
  ])('hears who wants no crowds: %s', (text) => {
    expect(readManner(text).quiet).toBe(true)
  })

  it.each(['a quiet hotel in Rome', 'Rome, quiet room please', 'Rio with the crowds of Carnival'])(
    'leaves a quiet bed alone: %s',
    (text) => {
      expect(readManner(text).quiet).toBe(false)
    },
  )

  it.each([
    "I've been twice already",
    'our second time there',
    'third visit, so not the usual sights',
    'we have seen the main sights',
    'second time in Rome',
    'been to Rome three times',
    'done the tourist stuff in Rome',
    'Back in Rome for three days',
    'we know Rome well',
    'saw all the highlights last year',
  ])('hears who has been before: %s', (text) => {
    expect(readManner(text, ['Rome']).again).toBe(true)
  })

  it.each([
    'never been before',
    'first time, and my second time in Asia',
    'been to Paris twice, now Rome',
    'my second trip to Italy',
  ])('takes who has been elsewhere as new: %s', (text) => {
    expect(readManner(text, ['Rome']).again).toBe(false)
  })

  it('hears an easy first day, late nights and who does not walk home alone', () => {
    const easy = 'We land at 3:30 in the night so first day should be easy'
    expect(readManner(easy).easyDays).toBe(1)
    expect(readManner('an easy first day, then museums').easyDays).toBe(1)
    expect(readManner('easy hikes on the first day').easyDays).toBe(0)
    expect(readManner('take it easy the first two days').easyDays).toBe(2)
    expect(readManner('gentle first couple of days please').easyDays).toBe(2)
    expect(readManner('the first three days should be relaxed').easyDays).toBe(3)
    expect(readManner('easy walks, and two days in the Alps first').easyDays).toBe(0)
    expect(readManner('tapas and late nights').lateNights).toBe(true)
    expect(readManner('no late nights please').lateNights).toBe(false)
    const alone = 'None of us wants to be out alone late at night.'
    expect(readManner(alone).ridesAtNight).toBe(true)
    expect(readManner('walks at night by the river').ridesAtNight).toBe(false)
  })

  it('begins at ten for who wants it not too early', () => {
    expect(readHabits('markets, not too early in the morning').outFrom).toBe(600)
  })

  it('leaves none of its words as not understood', () => {
    const { said } = readManner('easy first day as we land early')
    expect(tellsOfManner('easy first day as we land early', said)).toBe(true)
    expect(tellsOfManner('falconry', said)).toBe(false)
  })
})
