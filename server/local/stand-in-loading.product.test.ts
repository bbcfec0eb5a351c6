/** The library of the local identity provider costs time and memory, so it is loaded only where it serves. */
import { expect, it } from 'vitest'
import { startProduct } from '#testing/start-product.ts'

/** Prints the address of each module of the library as the process loads it. */
const preloaded = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.includes('/node_modules/oidc-provider/')) process.stderr.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })
`

async function loadedOfOidcProvider(settings: Record<string, string>): Promise<string[]> {
  const product = await startProduct({
    ...settings,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preloaded)}`,
  })
  await product.stop()
  return product.output().match(/^loaded .*$/gm) ?? []
}

it('loads with a local start that has no Google client', async () => {
  expect(await loadedOfOidcProvider({})).not.toEqual([])
})

it.each([
  [
    'in production',
    {
      PIRI_ENV: 'production',
      PUBLIC_URL: 'https://piri.example',
      SECRET: 's'.repeat(40),
      ANON_KEY: 'sb_publishable_test_of_at_least_32_characters',
      SERVICE_ROLE_KEY: 'sb_secret_test_of_at_least_32_characters',
    },
  ],
  ['with a Google client', { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' }],
])('is not loaded %s', async (_name, settings) => {
  expect(await loadedOfOidcProvider(settings)).toEqual([])
})
