import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Caller } from '#server/backend/caller.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { runCount } from '#testing/run-count.ts'
import type { FuzzRequest } from './testing/fuzz-request.ts'
import { anonymous, signedIn, useLibrary } from './testing/library.ts'
import { plausibleRequests } from './testing/plausible-requests.ts'
import { wildRequests } from './testing/wild-requests.ts'

/**
 * Each row of `diaries` carries its owner's marker, and `vault` is closed to all callers: whatever
 * is asked, and however it is joined, an answer may hold the caller's own marker only.
 */
const callers: readonly (readonly [Caller, string])[] = [
  [anonymous, 'marker-of-nobody'],
  [signedIn('ada'), 'marker-of-ada'],
  [signedIn('bob'), 'marker-of-bob'],
]

describeOnBothEngines('any query at all', (engine) => {
  const library = useLibrary(engine, { aggregates: true })

  const answer = (caller: Caller, request: FuzzRequest) => {
    const { method, resource, parameters, accept, prefer, range, body } = request
    const path = resource.split('/').map(encodeURIComponent).join('/')
    return library.send(`/${path}?${new URLSearchParams(parameters)}`, {
      method,
      caller,
      headers: {
        accept,
        prefer: `${prefer},tx=rollback`,
        ...(range ? { range } : {}),
        'content-type': 'application/json',
      },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    })
  }

  /** Runs the requests; returns how many succeeded and how many of those held a marker. */
  const run = async (requests: fc.Arbitrary<FuzzRequest>, numRuns: number) => {
    const found = { succeeded: 0, marked: 0 }
    await fc.assert(
      fc.asyncProperty(requests, fc.constantFrom(...callers), async (request, [caller, own]) => {
        const response = await answer(caller, request)
        const text = await response.text()
        expect(response.status, text).toBeLessThan(500)
        if (response.status < 300) found.succeeded += 1
        else if (request.method !== 'HEAD') {
          expect(Object.keys(JSON.parse(text))).toEqual(['code', 'details', 'hint', 'message'])
        }
        const markers = new Set(text.match(/marker-of-[a-z]+/g))
        if (markers.delete(own)) found.marked += 1
        expect([...markers]).toEqual([])
      }),
      { numRuns },
    )
    return found
  }

  it('is answered without a server error, and never with a row of someone else', async () => {
    await run(wildRequests, runCount('wild REST requests', { everyday: 150, full: 1000 }))
  })

  it('shows the caller his own rows, and only those, through every join', async () => {
    const tries = runCount('plausible REST requests', { everyday: 150, full: 500 })
    const { succeeded, marked } = await run(plausibleRequests, tries)
    // About three in four succeed and three in twenty hold a marker: far enough above these bounds.
    expect(succeeded).toBeGreaterThan(tries / 2)
    expect(marked).toBeGreaterThan(tries / 25)
  })
})
