import type { Page } from '@playwright/test'
import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { isFullRun } from '#testing/run-count.ts'
import { signInModal, stateOf, test } from './support/accounts.ts'
import { expectOnlyNamedThingsKept } from './support/kept-in-browser.ts'
import { type ProductRoute, productRoutes } from './support/product-routes.ts'
import { expectQuestion, loadedModals } from './support/sign-in-question.ts'
import {
  expect,
  expectAccessible,
  expectToFitAndStayWide,
  hearComplaints,
  hydrated,
} from './support/test.ts'

const isAskedOfServer = ({ sameAs, isShowcase }: ProductRoute) => Boolean(sameAs ?? isShowcase)
const otherAddresses = productRoutes.filter(isAskedOfServer)
const screens = productRoutes.filter((route) => !isAskedOfServer(route))

/** Opened one after the other in one tab, which keeps the product's code; each is a visit of its own. */
const routesOfATab = 8

for (const audience of ['visitor', 'user', 'admin'] as const) {
  const theirs = andInFullRuns(screens, otherAddresses).filter(
    (route) => (route.for ?? 'visitor') === audience,
  )
  for (let first = 0; first < theirs.length; first += routesOfATab) {
    const routes = theirs.slice(first, first + routesOfATab)
    const [from, to] = [routes[0]?.path, routes.at(-1)?.path]
    test.describe(() => {
      test.use({ as: audience, viewport: { width: 390, height: 900 } })

      test(`${from} to ${to}, for a ${audience} on a phone and on a desk`, async ({ page }) => {
        test.setTimeout(60_000 + routes.length * 15_000)
        // A visit lasts as long as what its tab keeps. Frames of the mailbox have nothing to keep.
        await page.addInitScript(() => {
          if (window === window.top) sessionStorage.clear()
        })
        const heard = await listen(page)
        for (const route of routes) {
          await test.step(route.path, () => expectWell(page, route, heard))
        }
      })
    })
  }
}

/** What a tab complains of, and the code of the modal that it loads: of one visit, and then forgotten. */
async function listen(page: Page) {
  const complaints = await hearComplaints(page)
  const loaded = loadedModals(page)
  const forget = () => {
    complaints.all().length = 0
    loaded.length = 0
  }
  return { complaints, loaded, forget }
}

async function expectWell(
  page: Page,
  { path, heading, status = 200, for: audience, asks = 'modal', sameAs }: ProductRoute,
  { complaints, loaded, forget }: Awaited<ReturnType<typeof listen>>,
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  forget()
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  await hydrated(page)
  if (audience) await expect(signInModal(page)).toHaveCount(0)
  else await expectQuestion(page, asks, loaded)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  // A screen with several addresses is read by axe at one of them.
  if (!sameAs || isFullRun) await expectAccessible(page)
  await expectToFitAndStayWide(page)
  if (isFullRun) await expectAccessible(page)
  await expectOnlyNamedThingsKept(page)
  // One that comes twice is applied twice, to the whole page.
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : [])),
  )
  expect(sheets).toEqual([...new Set(sheets)])
  if (!audience) expect(await page.context().cookies()).toEqual([])
  // The missing page itself is the one thing a 404 may complain about.
  const expected = status === 404 ? [/status of 404|response: 404/] : []
  const heard = complaints.all().filter((line) => !expected.some((each) => each.test(line)))
  expect(heard).toEqual([])
}

test('other addresses of a screen, and the pieces that screens are made of, answer with their heading', async ({
  openBrowser,
}) => {
  for (const { path, heading, status = 200, for: audience } of otherAddresses) {
    const { request } = await openBrowser(audience ? { storageState: await stateOf(audience) } : {})
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(status)
    // React marks where two pieces of text meet.
    const markup = (await answer.text()).replaceAll('<!-- -->', '')
    expect(markup.match(/<h1[^>]*>([^<]*)/)?.[1], path).toBe(heading)
  }
})

test.describe('signed in', () => {
  test.use({ as: 'user' })

  inFullRuns(
    test,
    'every day: each page by itself, for visitors, users and administrators, in this file',
  )(
    'nothing is kept in the browser that the privacy policy does not name, on any page',
    async ({ page }) => {
      await page.goto('/about')
      await hydrated(page)
      // Those of administrators are opened above, each by itself; a page that is missing, or that is
      // for those who are not signed in, leads away.
      const walked = productRoutes.filter(
        ({ path, status, for: audience }) =>
          audience !== 'admin' && status !== 404 && !path.startsWith('/auth'),
      )
      for (const { path, heading } of walked) {
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      }
      await expectOnlyNamedThingsKept(page)
    },
  )
})
