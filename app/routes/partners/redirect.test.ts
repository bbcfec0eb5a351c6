import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { loader } from './redirect.ts'
import { partnerRedirects } from './redirects.ts'

/** What the server answers at the address, as the route's loader says it. */
function leadsTo(address: string): string {
  const url = new URL(address, 'https://piri.example')
  const answer = loader({
    request: new Request(url),
    url,
    params: {},
    pattern: '/dmo',
    context: new RouterContextProvider(),
  })
  return `${answer.status} ${answer.headers.get('location')}`
}

it('short addresses lead to their page: as documents and as links, in any letter case, with their query', () => {
  for (const [name, target] of Object.entries(partnerRedirects)) {
    for (const path of [`/${name}`, `/${name}/`, `/${name.toUpperCase()}`, `/${name}.data`]) {
      expect(leadsTo(path), path).toBe(`301 ${target}`)
      expect(leadsTo(`${path}?from=card`), path).toBe(`301 ${target}?from=card`)
    }
  }
})

it('what the router asks of itself is no part of the page’s address', () => {
  expect(leadsTo('/dmo.data?_routes=redirect-dmo')).toBe('301 /partners/dmo')
})
