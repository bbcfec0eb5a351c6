// The HTML of a failed page before any script runs.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorScreen } from './error-screen.tsx'

const missing = { status: 404, statusText: 'Not Found', internal: false, data: null }

/** The HTML that is streamed first: what comes later needs a script to be shown. */
function shellOf(error: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(
      <MemoryRouter initialEntries={['/gone']}>
        <ErrorScreen error={error} />
      </MemoryRouter>,
      {
        onShellReady: () => resolve(text(rendering.pipe(new PassThrough()))),
        onShellError: reject,
      },
    )
  })
}

it('a page that is missing is named as such, with the way home', async () => {
  const html = await shellOf(missing)
  expect(html).toContain('Page Not Found')
  expect(html).toContain('Back to Home')
  expect(html).not.toContain('Something went wrong')
  expect(html).not.toContain('<template')
})

it('any other failure offers another try, and keeps its details to itself', async () => {
  const html = await shellOf(new Error('password of the database'))
  expect(html).toContain('Something went wrong')
  expect(html).toContain('Try again')
  expect(html).not.toContain('password of the database')
})
