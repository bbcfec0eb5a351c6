/**
 * Tourist trips with opening hours by weekday: profit against RCRatio's published figures. As in
 * the team orienteering sets, hours bound the start of a visit; the gain is also given for the
 * stricter reading in which a visit must have ended by then.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type CaseOptions, mean, percent, readNumbers, readTable, sampled } from './cases.ts'
import { type PlainVisit, plansAfter, profitOf, toursProblem } from './tours-search.ts'

const usualSeconds = 0.5
const scale = 100
/** RCRatio's means over the two whole sets, for folders without figures by instance. */
const publishedMeans: Record<string, number> = { t1: 790.4, t2: 358.5 }

export function measureTtdp(dataDir: string, { seconds, sample, progress }: CaseOptions) {
  const folder = path.join(dataDir, 'ttdp')
  const published = publishedProfits(folder)
  const names = readdirSync(path.join(folder, 'instances'))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort()
  const cases = sampled(names, sample)
  const rows = cases.map((name, index) => {
    const reference = published.get(name) ?? publishedMeans[name.slice(0, 2)] ?? Number.NaN
    const profit = solve(folder, name, seconds ?? usualSeconds, false)
    const strict = solve(folder, name, seconds ?? usualSeconds, true)
    progress(`ttdp ${index + 1} of ${cases.length}: ${name} ${profit}, RCRatio ${reference}`)
    return { profit, strict, reference }
  })
  const references = mean(rows.map(({ reference }) => reference))
  const gain = (profits: readonly number[]) => percent(100 * (mean(profits) / references - 1))
  return {
    gainOverRcRatio: gain(rows.map(({ profit }) => profit)),
    gainWhenVisitsEndInHours: gain(rows.map(({ strict }) => strict)),
    comparedWith: published.size > 0 ? 'each instance' : 'the mean of each set',
    cases: cases.length,
  }
}

function publishedProfits(folder: string): Map<string, number> {
  if (!existsSync(path.join(folder, 'published.csv'))) return new Map()
  const rows = readTable(folder, 'published.csv')
  return new Map(rows.map((row) => [row.instance ?? '', Number(row.rcratio_profit)]))
}

function solve(folder: string, name: string, seconds: number, endsInHours: boolean): number {
  const { visits, depot, tours } = readInstance(folder, name, endsInHours)
  const [plan = []] = plansAfter(toursProblem(visits, depot, tours, scale), [seconds])
  return profitOf(plan, visits, depot, scale)
}

function readInstance(folder: string, name: string, endsInHours: boolean) {
  const [head = [], hotel = [], ...rows] = readNumbers(folder, 'instances', `${name}.txt`)
  const [, tours = 1, firstWeekday = 0] = head
  const [, x = 0, y = 0, , , from = 0, to = 0] = hotel
  const visits = rows.map((row): PlainVisit => {
    const [, placeX = 0, placeY = 0, duration = 0, profit = 0] = row
    const hours = Array.from({ length: tours }, (_, day) => {
      const at = 6 + 2 * ((firstWeekday + day) % 7)
      const opens = row[at] ?? 0
      const closes = (row[at + 1] ?? 0) - (endsInHours ? duration : 0)
      const open = (row[at + 1] ?? 0) > opens && closes >= opens
      return open ? { from: opens, to: closes } : null
    })
    return { x: placeX, y: placeY, duration, profit, hours }
  })
  return { visits, depot: { x, y, from, to }, tours }
}
