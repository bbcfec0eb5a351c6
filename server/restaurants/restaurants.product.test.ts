import { expect, it } from 'vitest'
import { sharedProduct } from '#testing/shared-product.ts'

const product = await sharedProduct()
/** Of this file alone: limits are by address. */
const from = { 'x-forwarded-for': '192.0.2.50' }
/** What other files had it print says nothing of these tests. */
const before = product.output().length
const printed = () => product.output().slice(before)

const ask = (address: string) => fetch(product.url + address, { headers: from })

const near = (body: unknown) =>
  fetch(`${product.url}/restaurants/near`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

it('a position is answered from a body, and stands in no log', async () => {
  const point = { at: [38.71128, -9.13987], label: 'where you are', isOwn: true }
  const response = await near({ point, fields: 'open=1' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
    kind: 'list',
    town: { slug: 'lisbon' },
    anchor: { at: [38.711, -9.14] },
  })
  expect(printed()).toContain('/restaurants/near')
  expect(printed()).not.toMatch(/38\.71|9\.13|9\.14/)
})

it('what is no question is refused, and the product goes on', async () => {
  const point = { at: [95, 500], label: 'nowhere', isOwn: true }
  const bodies = ['', '{', [], { point, fields: '' }, { fields: '' }, 'x'.repeat(200_000)]
  for (const body of bodies) expect((await near(body)).status).toBe(400)
  const set = await fetch(`${product.url}/restaurant-recommendations/set`, {
    method: 'POST',
    headers: from,
    body: JSON.stringify({ days: [{ date: '1850-13-77', slug: 'lisbon', meals: [] }] }),
  })
  expect(set.status).toBe(400)
})

it('a page reads as it comes from the server, whatever stands in its address', async () => {
  const page = async (query: string) => {
    const response = await ask(`/restaurants?${query}`)
    expect(response.status).toBe(200)
    return response.text()
  }
  expect(await page('where=Lisbon')).toContain('Cervejaria Trindade')
  const strange = await page(`where=Rome&date=1850-01-01&q=${'wild+boar+'.repeat(1000)}`)
  expect(strange).toContain('The date 1850-01-01 was left out: it is over.')
  expect(strange).toContain('Only the first 2,000 characters were read.')
  expect(await page('where=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('<script>alert(1)')
})

it('an address that searches without end is asked to wait, in words, and may still read the towns', async () => {
  const statuses = new Set<number>()
  for (let count = 0; count < 125; count += 1) statuses.add((await near('{')).status)
  expect(statuses).toEqual(new Set([400, 429]))
  const refused = await near('{')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const words = /Those were many searches in a short time\. Please try again in a minute\./
  expect(await refused.text()).toMatch(words)
  for (const address of ['/restaurants?where=Lisbon', '/restaurant-recommendations?where=Lisbon']) {
    const page = await ask(address)
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await page.text()).toMatch(words)
  }
  expect((await ask('/restaurants')).status).toBe(200)
})
