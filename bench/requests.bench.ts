/** How well requests are understood, by labels that others made and by a corpus that is held out. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BriefContext } from '#domain/brief/brief-context.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { blindToday } from '#testing/requests/held-out/blind.ts'
import { heldOutToday } from '#testing/requests/held-out/notation.ts'
import type { Benchmark } from './benchmark.ts'
import { median, percentOf, quantile } from './figures.ts'
import { judgeBlind, judgeHeldOut, judgeHeldOutDialogues } from './requests/held-out.ts'
import { judgeCityTrip, readCityTrips } from './requests/natural-plan.ts'
import { timeRepeatedWords } from './requests/repeated-words.ts'
import { judge, readTripRequests } from './requests/trip-requests.ts'

/** Any day will do: no request of the public data depends on it. */
const today = '2026-01-01'

export const benchmark: Benchmark = {
  description: 'requests in English: slots understood, and the time a request takes',
  async run({ dataDir, args, progress }) {
    for (const folder of ['trip-requests', 'natural-plan']) {
      if (!existsSync(path.join(dataDir, folder))) throw new Error(`No ${folder} in ${dataDir}.`)
    }
    const { destinations } = await loadCatalogue()
    const context = { today, gazetteer: await loadGazetteer(), destinations }
    const shown = args.includes('--show')
    const parse = timedParser(context)

    const requests = await readTripRequests(dataDir)
    const cityTrips = await readCityTrips(dataDir)
    for (const { text } of requests.slice(0, 50)) parseBrief(text, context)

    let right = 0
    const unstated: { text: string; slots: string[] }[] = []
    const misses: Record<string, number> = {}
    for (const request of requests) {
      const brief = parse.read(request.text)
      const verdict = judge(brief, request)
      if (verdict.wrong.length === 0 && verdict.unstated.length === 0) right += 1
      else if (verdict.wrong.length === 0)
        unstated.push({ text: request.text, slots: verdict.unstated })
      for (const slot of verdict.wrong) misses[slot] = (misses[slot] ?? 0) + 1
      if (shown && verdict.wrong.length > 0) progress(`${verdict.wrong.join(' ')}: ${request.text}`)
    }
    let parsed = 0
    for (const trip of cityTrips) {
      const wrong = judgeCityTrip(parse.read(trip.text), trip)
      if (wrong.length === 0) parsed += 1
      else if (shown) progress(`${trip.id}: ${wrong.join('; ')}`)
    }
    for (const { text, slots } of unstated) progress(`not stated (${slots.join(', ')}): ${text}`)

    const stated = requests.length - unstated.length
    const tripRequests = {
      allSlots: percentOf(right, stated),
      allSlotsOfEvery: percentOf(right, requests.length),
      requests: requests.length,
      unstated: unstated.length,
      misses,
    }
    const naturalPlan = { parsed: percentOf(parsed, cityTrips.length), requests: cityTrips.length }
    const heldOutContext = { ...context, today: heldOutToday }
    const everyday = timedParser(heldOutContext)
    const heldOut = judgeHeldOut(everyday.read)
    const heldOutDialogues = judgeHeldOutDialogues(
      (text) => parseBrief(text, heldOutContext),
      heldOutContext,
    )
    const blind = judgeBlind((text) => parseBrief(text, { ...context, today: blindToday }))
    const milliseconds = {
      median: median(parse.times),
      p95: quantile(parse.times, 0.95),
      everydayMedian: median(everyday.times),
      everydayP95: quantile(everyday.times, 0.95),
    }
    const repeated = timeRepeatedWords((text) => parseBrief(text, context))
    return {
      figures: [
        { name: 'tripRequests.allSlots', value: tripRequests.allSlots, unit: '%' },
        { name: 'naturalPlan.parsed', value: naturalPlan.parsed, unit: '%' },
        { name: 'heldOut.slotsRight', value: heldOut.slotsRight, unit: '%' },
        { name: 'heldOut.whollyRight', value: heldOut.whollyRight, unit: '%' },
        { name: 'heldOut.wrongDestinations', value: heldOut.wrongDestinations, unit: 'requests' },
        ...Object.entries(heldOut.classes).map(([name, { slotsRight }]) => ({
          name: `heldOut.${name}`,
          value: slotsRight,
          unit: '%',
        })),
        { name: 'heldOutDialogues.slotsRight', value: heldOutDialogues.slotsRight, unit: '%' },
        { name: 'heldOutDialogues.whollyRight', value: heldOutDialogues.whollyRight, unit: '%' },
        {
          name: 'heldOutDialogues.wrongDestinations',
          value: heldOutDialogues.wrongDestinations,
          unit: 'turns',
        },
        { name: 'blind.slotsRight', value: blind.slotsRight, unit: '%' },
        { name: 'blind.whollyRight', value: blind.whollyRight, unit: '%' },
        { name: 'blind.wrongDestinations', value: blind.wrongDestinations, unit: 'requests' },
        { name: 'median', value: milliseconds.median, unit: 'ms' },
        { name: 'p95', value: milliseconds.p95, unit: 'ms' },
        { name: 'everyday.median', value: milliseconds.everydayMedian, unit: 'ms' },
        { name: 'everyday.p95', value: milliseconds.everydayP95, unit: 'ms' },
        { name: 'repeatedWords.slowest', value: repeated.milliseconds, unit: 'ms' },
        { name: 'repeatedWords.growth', value: repeated.growth, unit: '×' },
      ],
      summary: {
        tripRequests,
        naturalPlan,
        heldOut,
        heldOutDialogues,
        blind,
        milliseconds,
        repeatedWords: repeated,
      },
    }
  },
}

/** The best of three: what the request costs, and not what else the machine was doing. */
function timedParser(context: BriefContext) {
  const times: number[] = []
  const read = (text: string): TripBrief => {
    let best = Number.POSITIVE_INFINITY
    let brief = parseBrief(text, context)
    for (let round = 0; round < 3; round += 1) {
      const startedAt = performance.now()
      brief = parseBrief(text, context)
      best = Math.min(best, performance.now() - startedAt)
    }
    times.push(best)
    return brief
  }
  return { times, read }
}
