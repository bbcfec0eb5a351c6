import { describe, expect, it } from 'vitest'
import { worksOffline } from './works-offline.ts'

const route = (id: string, path: string | undefined, rest = {}) => ({
  id,
  parentId: 'root',
  ...(path === undefined ? {} : { path }),
  hasLoader: false,
  hasClientLoader: false,
  ...rest,
})

const routes = {
  root: { id: 'root', path: '', hasLoader: true, hasClientLoader: false },
  landing: route('landing', undefined, { index: true, hasLoader: true }),
  board: route('board', 'ideaboard'),
  trip: route('trip', 'view-itinerary/:id', { hasLoader: true, hasClientLoader: true }),
  page: route('page', ':slug', { hasLoader: true }),
}

const globals = {
  __reactRouterManifest: { routes },
  __reactRouterRouteModules: { root: {}, landing: {}, trip: {}, page: {} },
}

describe('without the network one can go', () => {
  it('to a page whose code is here and that does without the server', () => {
    expect(worksOffline('/view-itinerary/a-trip', globals)).toBe(true)
  })

  it('to no page that has to ask the server', () => {
    expect(worksOffline('/', globals)).toBe(false)
    expect(worksOffline('/paris', globals)).toBe(false)
  })

  it('to no page whose code was never loaded', () => {
    expect(worksOffline('/ideaboard', globals)).toBe(false)
    const loaded = { ...globals.__reactRouterRouteModules, board: {} }
    expect(worksOffline('/ideaboard', { ...globals, __reactRouterRouteModules: loaded })).toBe(true)
  })

  it('nowhere, where nothing is known', () => {
    expect(worksOffline('/paris', {})).toBe(false)
    expect(worksOffline('/no/such/place', globals)).toBe(false)
  })
})
