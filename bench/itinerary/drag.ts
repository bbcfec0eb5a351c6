/**
 * How long a drag keeps the screen waiting: from a move of the pointer to the frame that shows it,
 * on a trip of two weeks beside one of three days, with the processor slowed down four times. A bare
 * list of as many lines, over which one box follows the pointer, shows what the browser itself costs.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningProduct } from '#testing/start-product.ts'
import {
  type AccountHolder,
  clientOf,
  keepInAccount,
  makeAccount,
} from '#testing/trips/account-trips.ts'
import { tripOfPlaces } from '#testing/trips/trip-of-places.ts'
import type { Figure } from '../benchmark.ts'
import { median, quantile } from '../figures.ts'

const slowDown = 4
const moves = 80
/** Of each list, after a first that is not counted. */
const rounds = 3
const trips = {
  short: { slug: 'paris', days: 3, stops: 26 },
  long: { slug: 'paris', days: 14, stops: 120 },
} as const

interface Dragged {
  /** Milliseconds to the frame: of every move, and of the end, when the day is timed again. */
  frames: number[]
  drop: number
}

type List = keyof typeof trips | 'bare'

export async function measureDrag(
  browser: Browser,
  product: RunningProduct,
  { progress }: { progress: (line: string) => void },
): Promise<Figure[]> {
  const person = await makeAccount(product)
  const client = await clientOf(person, product)
  const keep = async (name: keyof typeof trips) =>
    keepInAccount(client, await tripOfPlaces(trips[name]))
  const addresses = { short: await keep('short'), long: await keep('long') }
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  })
  try {
    await signIn(context, person)
    const measured: Record<List, Dragged[]> = { bare: [], short: [], long: [] }
    for (let round = 0; round <= rounds; round += 1) {
      progress(round === 0 ? 'drag: warming up' : `drag ${round} of ${rounds}`)
      // In turn, so that all of them meet the same machine.
      for (const list of ['bare', 'short', 'long'] as const) {
        const page = await context.newPage()
        if (list === 'bare') await page.setContent(bareList(trips.long.stops))
        else await openTrip(page, addresses[list])
        const dragged = await dragSlowly(page)
        if (round > 0) measured[list].push(dragged)
        await page.close()
      }
    }
    return figuresOf(measured)
  } finally {
    await context.close()
  }
}

function figuresOf(measured: Readonly<Record<List, readonly Dragged[]>>): Figure[] {
  const p95 = (list: List) =>
    quantile(
      measured[list].flatMap(({ frames }) => frames),
      0.95,
    )
  const drop = (list: List) => median(measured[list].map((each) => each.drop))
  const beside = (value: number, to: string, other: number) => ({ to, value: value / other })
  return [
    { name: 'drag.short.stops', value: trips.short.stops, unit: 'stops' },
    { name: 'drag.long.stops', value: trips.long.stops, unit: 'stops' },
    { name: 'drag.bare.frame.p95', value: p95('bare'), unit: 'ms' },
    {
      name: 'drag.short.frame.p95',
      value: p95('short'),
      unit: 'ms',
      ratio: beside(p95('short'), 'drag.bare.frame.p95', p95('bare')),
    },
    {
      name: 'drag.long.frame.p95',
      value: p95('long'),
      unit: 'ms',
      ratio: beside(p95('long'), 'drag.short.frame.p95', p95('short')),
    },
    { name: 'drag.short.drop', value: drop('short'), unit: 'ms' },
    {
      name: 'drag.long.drop',
      value: drop('long'),
      unit: 'ms',
      ratio: beside(drop('long'), 'drag.short.drop', drop('short')),
    },
  ]
}

async function signIn(context: BrowserContext, { email, password }: AccountHolder): Promise<void> {
  const page = await context.newPage()
  await page.goto('/auth')
  const form = page.locator('form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
  await page.close()
}

async function openTrip(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('ol[data-drags]').waitFor()
  // The map and what else comes after the text are drawn: nobody drags before.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
}

/** Lines as high as the stops of a day, and a box that follows the pointer once it is pressed. */
function bareList(lines: number): string {
  const line = '<li style="height:180px"><button data-drag>Drag</button></li>'
  return `<ol>${line.repeat(lines)}</ol>
    <div id="box" style="position:fixed;top:0;left:0;width:200px;height:40px;background:#ccc"></div>
    <script>
      addEventListener('pointermove', ({ clientX, clientY }) => requestAnimationFrame(() => {
        document.getElementById('box').style.transform =
          'translate3d(' + clientX + 'px,' + clientY + 'px,0)'
      }))
    </script>`
}

async function dragSlowly(page: Page): Promise<Dragged> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const dragged = await drag(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return dragged
}

/** From the middle of the trip down over the stops, and to its end. */
async function drag(page: Page): Promise<Dragged> {
  const handles = page.locator('[data-drag]')
  const handle = handles.nth(Math.floor((await handles.count()) / 2))
  // Days near the window are laid out when they come near, which moves the rest once more.
  for (let time = 0; time < 3; time += 1) {
    await handle.evaluate((each) => each.scrollIntoView({ block: 'center' }))
    await nextFrame(page)
  }
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await watchFrames(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let move = 1; move <= moves; move += 1) {
    // Down and up again within the window, so that many slots are passed.
    await page.mouse.move(x, y + 280 * Math.sin((move / moves) * 4 * Math.PI))
    await nextFrame(page)
  }
  await page.mouse.move(x, y + 200)
  const frames = await page.evaluate(() => [...window.waited])
  await page.evaluate(() => window.waited.splice(0))
  const said = page.locator('#drag-said')
  if ((await said.count()) > 0 && !(await said.textContent())?.includes('place')) {
    throw new Error('Nothing was dragged')
  }
  await page.mouse.up()
  await nextFrame(page)
  await page.waitForFunction(() => window.waited.length > 0)
  const [drop = Number.NaN] = await page.evaluate(() => window.waited)
  return { frames, drop }
}

declare global {
  interface Window {
    /** Milliseconds from each event of the pointer to the frame after it. */
    waited: number[]
  }
}

function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.waited = []
    const measure = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.waited.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    document.addEventListener('pointermove', measure, { capture: true })
    document.addEventListener('pointerup', measure, { capture: true })
  })
}

function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  )
}
