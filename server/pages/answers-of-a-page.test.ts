import { expect, it } from 'vitest'
import { noteAnswers } from './answers-of-a-page.ts'

const url = 'https://piri.example/rest/v1/pages'

/** A backend that answers with these rows, and notes who asked. */
function backend(rows: Readonly<Record<string, string>>) {
  const shown = { ...rows }
  const visitors: (string | null)[] = []
  const answers = noteAnswers(async (input) => {
    const request = new Request(input)
    visitors.push(request.headers.get('x-visitor-address'))
    const row = shown[new URL(request.url).search]
    return new Response(row ?? 'none', { status: row === undefined ? 404 : 200 })
  })
  return { shown, visitors, answers }
}

it('passes the answers on unchanged', async () => {
  const { answers } = backend({ '?slug=rome': 'Rome' })
  const found = await answers.fetch(`${url}?slug=rome`)
  expect([found.status, await found.text()]).toEqual([200, 'Rome'])
  expect((await answers.fetch(`${url}?slug=atlantis`)).status).toBe(404)
})

it('tells a change of what was asked for from one of anything else', async () => {
  const { answers, shown } = backend({ '?slug=rome': 'Rome', '?slug=lisbon': 'Lisbon' })
  await answers.fetch(`${url}?slug=rome`)
  await answers.fetch(`${url}?slug=atlantis`)
  shown['?slug=lisbon'] = 'Lisboa'
  expect(await answers.areSame({})).toBe(true)
  shown['?slug=atlantis'] = 'found'
  expect(await answers.areSame({})).toBe(false)
  delete shown['?slug=atlantis']
  expect(await answers.areSame({})).toBe(true)
  shown['?slug=rome'] = 'Roma'
  expect(await answers.areSame({})).toBe(false)
})

it('asks again with the headers of the request that wants to see the page', async () => {
  const { answers, visitors } = backend({})
  await answers.fetch(url, { headers: { 'x-visitor-address': '10.0.0.1' } })
  await answers.areSame({ 'x-visitor-address': '10.0.0.2' })
  expect(visitors).toEqual(['10.0.0.1', '10.0.0.2'])
})

it('never asks again for what changes something', async () => {
  const { answers, visitors } = backend({})
  await answers.fetch(url, { method: 'POST', body: '{}' })
  expect(await answers.areSame({})).toBe(false)
  expect(visitors).toHaveLength(1)
})
