/** What every screen may know of the site it is part of. */
import { useRouteLoaderData } from 'react-router'
import type { Brand } from '#domain/brand/brand.ts'
import { defaultBrand } from '#domain/brand/default-brand.ts'
import type { SiteFacts } from './page-meta.ts'

export interface Site extends SiteFacts {
  mode: 'local' | 'production'
  year: number
}

export function useSite(): Site | undefined {
  return useRouteLoaderData('root') as Site | undefined
}

export function useBrand(): Brand {
  return useSite()?.brand ?? defaultBrand
}
