import { expect, it } from 'vitest'
import { withoutSecrets } from './secret-addresses.ts'

const secret = 'Zm9vYmFy-Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmF_x'

it.each([
  ['a path', `/shared-itinerary/${secret}`, '/shared-itinerary/…'],
  ['data of a page', `/shared-itinerary/${secret}.data`, '/shared-itinerary/…'],
  ['a path with more in it', `/shared-itinerary/${secret}/x`, '/shared-itinerary/…'],
  ['another case', `/Shared-Itinerary/${secret}`, '/Shared-Itinerary/…'],
  ['two slashes', `/shared-itinerary//${secret}`, '/shared-itinerary//…'],
  ['escaped letters', `/shared-itinerary/%5A${secret.slice(1)}`, '/shared-itinerary/…'],
  [
    'a query',
    `/auth?from=%2Fshared-itinerary%2F${secret}&x=1`,
    '/auth?from=%2Fshared-itinerary%2F…&x=1',
  ],
  [
    'a line of JSON',
    `{"referrer":"https://piri.example/shared-itinerary/${secret}","ms":3}`,
    '{"referrer":"https://piri.example/shared-itinerary/…","ms":3}',
  ],
  ['a link of a mail', `/view-itinerary/swap/${secret}`, '/view-itinerary/swap/…'],
  ['its data', `/View-Itinerary/evening/${secret}.data?x=1`, '/View-Itinerary/evening/…?x=1'],
  ['what holds none', '{"path":"/view-itinerary/x"}', '{"path":"/view-itinerary/x"}'],
])('leaves the secret out of %s', (_, text, expected) => {
  expect(withoutSecrets(text)).toBe(expected)
})
