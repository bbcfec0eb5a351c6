/** The engine plans the same, by steps, on every runtime that it is meant for. */
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RunningOnDeno, startOnDeno } from '#server/backend/functions/testing/deno.ts'
import { type RunningFunctions, startFunctions } from '#server/backend/functions/testing/server.ts'
import { workerExecutor } from '#server/trips/planner/worker-executor.ts'
import { ensureChromium, findChromium } from '#testing/chromium.ts'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { servePage } from './built-page.ts'
import { type BriefToPlan, planBrief } from './plan-brief.ts'

// A bundler, a browser and another runtime start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const functionsDir = path.join(import.meta.dirname, 'functions')
const threads = workerExecutor({ threads: 1 })
let embedded: RunningFunctions
let deno: RunningOnDeno
let browser: Browser
let page: Awaited<ReturnType<typeof servePage>>

beforeAll(async () => {
  ensureChromium()
  const executablePath = findChromium()
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  ;[embedded, deno, page, browser] = await Promise.all([
    startFunctions({ dir: functionsDir, config: { 'plan-brief': { verifyJwt: false } } }),
    startOnDeno('plan-brief', 'serve', {}, functionsDir),
    servePage(path.join(import.meta.dirname, 'page')),
    chromium.launch({ ...(executablePath && { executablePath }), args: sandbox }),
  ])
})
afterAll(async () => {
  await Promise.all([
    threads.close(),
    embedded?.stop(),
    deno?.stop(),
    page?.close(),
    browser?.close(),
  ])
})

async function inFunction(url: string, asked: BriefToPlan) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(asked) })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return JSON.parse(text)
}

async function inChromium(asked: BriefToPlan) {
  const tab = await browser.newPage()
  await tab.goto(page.url)
  const planned = await tab.evaluate(async (brief) => {
    const { planBrief: plan } = globalThis as unknown as {
      planBrief: (asked: BriefToPlan) => Promise<unknown>
    }
    return JSON.stringify(await plan(brief))
  }, asked)
  await tab.close()
  return JSON.parse(planned)
}

const briefs = andInFullRuns(
  ['ten days through Porto, Lisbon and Seville by train'],
  [
    'four slow days in Lisbon in May with two kids, no churches',
    'a weekend in Kyoto for two, temples and good food, we want to see Kinkaku-ji',
  ],
)

describe.each(briefs)('"%s"', (text) => {
  it('has one plan in a thread, in functions here and on Deno, and in a web worker', async () => {
    const asked = { text, today: '2027-01-10', steps: 300 }
    const [inThread, here, onDeno, inBrowser] = await Promise.all([
      planBrief(asked, threads),
      inFunction(`${embedded.url}/functions/v1/plan-brief`, asked),
      inFunction(`${deno.url}/plan-brief`, asked),
      inChromium(asked),
    ])
    const plan = JSON.parse(JSON.stringify(inThread))
    expect(JSON.stringify(plan).length).toBeGreaterThan(1_000)
    expect(here).toEqual(plan)
    expect(onDeno).toEqual(plan)
    expect(inBrowser).toEqual(plan)
  })
})
