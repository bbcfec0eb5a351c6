import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { planAnswerSchema } from '#domain/planner/wish/answer.ts'
import type { Stop } from '#domain/trip/schema.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { hangsAfter } from '#testing/run-count.ts'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'plan.ts'), ...args], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })

/** One JSON object on standard output, and nothing else. */
function answerOf(wish: string) {
  const { stdout, stderr, status } = run('--json', wish)
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  return planAnswerSchema.parse(JSON.parse(stdout))
}

describe('planning in a terminal', { timeout: hangsAfter(60_000) }, () => {
  it('prints the days, the reasons, a map and what stayed out', () => {
    const { stdout, status } = run('four slow days in Lisbon in May with two kids, no churches')
    expect(status).toBe(0)
    expect(stdout.match(/^Day \d, /gm)).toHaveLength(4)
    expect(stdout).toMatch(/\d\d:\d\d–\d\d:\d\d {2}\S/)
    expect(stdout).toContain('Children enjoy it.')
    expect(stdout).toContain('⌂')
    expect(stdout).toContain('Understood:')
    expect(stdout).toContain('Assumed:')
    expect(stdout).toMatch(/chance of rain \(climate normals\)/)
    expect(stdout).toMatch(/Jerónimos Monastery.*: You asked for no churches/)
    expect(stdout).not.toMatch(/^ {2}\d\d:\d\d–\d\d:\d\d {2}Lisbon Cathedral/m)
  })

  it('says what it needs when nothing is asked, and asks back when no place was named', () => {
    const silent = run()
    expect(silent.stdout).toContain('Say what to plan')
    expect(silent.status).toBe(2)
    expect(run('somewhere nice').stdout).toContain('Where would you like to go?')
  })

  inFullRuns(
    it,
    'every day: the days of a city in words above, what an answer holds in `domain/planner/wish` and `testing/plans`',
  )('gives the days of a city as one object', () => {
    const answer = answerOf(
      '2 days in Lisbon from 10 May 2027, vegetarian, must see the Frobnicator',
    )
    expect(answer.question).toBeNull()
    expect(answer.understood.map(({ slot }) => slot)).toContain('destination')
    expect(answer.unmet.join(' ') + answer.notUnderstood.join(' ')).toMatch(/Frobnicator/)
    const days = answer.trip?.days ?? []
    expect(days.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-11'])
    const stops = days.flatMap((day) => day.stops)
    expect(stops.length).toBeGreaterThan(6)
    for (const stop of stops) {
      expect(stop.start).toMatch(/^2027-05-1[01]T\d\d:\d\d$/)
      expect(stop.zone).toBe('Europe/Lisbon')
      expect(stop.reasons.length).toBeGreaterThan(0)
    }
    // Free time is spent where one is, or where one goes next, and has the way there itself: all else has a way.
    const hasWay = ({ leg }: Stop) => (leg?.minutes ?? -1) >= 0
    const isThere = (before: Stop | undefined) => before?.kind === 'free' && hasWay(before)
    const wayless = days.flatMap(({ stops: ofDay }) =>
      ofDay.filter(
        (stop, index) => stop.kind !== 'free' && !hasWay(stop) && !isThere(ofDay[index - 1]),
      ),
    )
    expect(wayless.map(({ name }) => name)).toEqual([])
    expect(answer.trip?.brief?.food.diets).toEqual(['vegetarian'])
  })

  inFullRuns(it, 'every day: `domain/planner/multi-city`, and the days of a city in words above')(
    'gives several cities with the journeys between them and full days in each',
    () => {
      const { trip } = answerOf(
        '6 days in Rome and Florence from 10 May 2027, starting from London',
      )
      expect(trip?.kind).toBe('cities')
      expect(trip?.stays.map(({ name }) => name)).toEqual(['Rome', 'Florence'])
      const journeys = trip?.days.flatMap(({ stops }) =>
        stops.filter(({ kind }) => kind === 'journey'),
      )
      expect(journeys?.map(({ leg }) => leg?.to?.name)).toEqual(['Rome', 'Florence', 'London'])
      expect(journeys?.[0]).toMatchObject({ zone: 'Europe/London', endZone: 'Europe/Rome' })
      for (const { stops } of trip?.days.slice(0, -1) ?? []) expect(stops.length).toBeGreaterThan(3)
      for (const { stops } of trip?.days ?? []) {
        const times = stops.flatMap(({ start }) => start ?? [])
        expect(times).toEqual(times.toSorted())
      }
    },
  )

  inFullRuns(it, 'every day: `domain/planner/wish/road`, and the object of a city above')(
    'gives a road trip with its drives and beds',
    () => {
      const { trip } = answerOf('a 6 day road trip from Lisbon to Porto and Seville in May 2027')
      expect(trip?.kind).toBe('road')
      const drives = trip?.days.flatMap(({ stops, back }) => [...stops.map(({ leg }) => leg), back])
      const towns = new Set(
        drives?.flatMap((leg) => (leg?.mode === 'drive' ? (leg.to?.name ?? []) : [])),
      )
      expect([...towns]).toEqual(expect.arrayContaining(['Porto', 'Seville']))
      expect(trip?.lodgings.length).toBeGreaterThan(1)
    },
  )

  inFullRuns(it, 'every day: `domain/planner/wish`, and a question in this file')(
    'gives no trip but a question, proposals or ways out where there is none to give',
    () => {
      const which = answerOf('4 days in Paris or Lyon')
      expect(which).toMatchObject({
        trip: null,
        question: expect.stringContaining('Paris or Lyon'),
      })
      expect(which.proposals).toHaveLength(2)
      const clash = answerOf('5 days in total: 4 days in Rome and 4 days in Paris')
      expect(clash.waysOut.length).toBeGreaterThan(1)
      expect(clash.unmet.length).toBeGreaterThan(0)
      expect(clash.trip).not.toBeNull()
    },
  )
})
