/** A site without a Google client says so where a calendar would be connected. */
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

const keys = {
  ANON_KEY: 'sb_publishable_calendar_of_at_least_32_characters',
  SERVICE_ROLE_KEY: 'sb_secret_calendar_of_at_least_32_characters',
}
const email = 'ada@piri.example'
const password = 'correct horse battery'

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({
    PIRI_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://piri.example',
    SECRET: 's'.repeat(40),
    ...keys,
  })
})
afterAll(() => product.stop())

/** Signs in as a browser does, and gives its cookies. */
async function signIn() {
  const service = createClient(product.url, keys.SERVICE_ROLE_KEY)
  const made = await service.auth.admin.createUser({ email, password, email_confirm: true })
  if (made.error) throw made.error
  const cookies: { name: string; value: string }[] = []
  const client = createServerClient(product.url, keys.ANON_KEY, {
    cookieOptions: { name: 'sb-piri-auth-token' },
    cookies: { getAll: () => cookies, setAll: (all) => void cookies.push(...all) },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

it('says that Google is not configured', async () => {
  const cookie = await signIn()
  const page = await fetch(`${product.url}/account`, { headers: { cookie }, redirect: 'manual' })
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('Google is not configured on this site.')
  expect(html).not.toContain('Connect Google Calendar')
})
