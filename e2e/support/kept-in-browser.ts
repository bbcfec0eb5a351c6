/** What a page has left in the browser, and whether the privacy policy names it. */
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function expectOnlyNamedThingsKept(page: Page): Promise<void> {
  const names = await namedInPolicy(page)
  expect(names.length).toBeGreaterThan(5)
  const kept = (await keptInBrowser(page)).filter((key) => !ofStandIn.test(key))
  expect(kept.filter((key) => !names.some((name) => name.test(key)))).toEqual([])
}

/** Keys of the identity stand-in: Google keeps its own at its own address, the stand-in shares ours. */
const ofStandIn = /^_(session|interaction|interaction_resume)(\.legacy)?(\.sig)?$/

/** Every key of every store that a browser offers to a page. */
export async function keptInBrowser(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => `${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...workers.map(({ scope }) => `worker of ${scope}`),
    ]
  })
  return [...cookies.map(({ name }) => name), ...stored]
}

/** The same for all pages of the product, so that a worker asks once. */
let named: Promise<RegExp[]> | undefined

function namedInPolicy(page: Page): Promise<RegExp[]> {
  named ??= readPolicy(page)
  return named
}

/** The keys of the policy's section on cookies, as it is served; an ellipsis stands for any letters. */
async function readPolicy(page: Page): Promise<RegExp[]> {
  const html = await (await page.request.get('/privacy')).text()
  const section = html.slice(html.indexOf('id="cookies"'))
  const keys = [...section.matchAll(/<code[^>]*>([\w…-]+)<\/code>/g)].map(([, key = '']) => key)
  // A long session is split over several cookies, which the policy says.
  return keys.map((key) => new RegExp(`^${key.replaceAll('…', '[\\w-]+')}(\\.\\d+)?$`))
}
