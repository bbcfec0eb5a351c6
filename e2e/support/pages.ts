/** Pages of the site that a test makes, and how everybody else tells them from the product's own. */
import { randomUUID } from 'node:crypto'
import { test as base, service } from './accounts.ts'

interface PageFields {
  friendly_name: string
  is_published?: boolean
  created_at?: string
}

/** What every slug of a test begins with, also where a test makes the page by the screens. */
const mark = 'test-'

export const newSlug = () => `${mark}${randomUUID()}`

/** Whether an address is of a test's page, which may be gone by the time somebody follows a link to it. */
export const isOfATest = (address: string) => address.includes(`/${mark}`)

interface Fixtures {
  /** Stores a page, and removes it when the test ends; answers with its slug. */
  makePage: (fields: PageFields) => Promise<string>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from the pattern.
  makePage: async ({}, use) => {
    const slugs: string[] = []
    await use(async (fields) => {
      const slug = newSlug()
      const { error } = await service()
        .from('pages')
        .insert({ slug, ...fields })
      if (error) throw error
      slugs.push(slug)
      return slug
    })
    await service().from('pages').delete().in('slug', slugs)
  },
})
