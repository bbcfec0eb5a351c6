/** The keys under which a loader finds what the process gives it. */
import { createContext } from 'react-router'
import type { SiteServices } from '#domain/site/site-services.ts'

export const servicesContext = createContext<SiteServices>()
export const nonceContext = createContext<string | undefined>(undefined)
/** Where the request came from; `null` where that can't be known. */
export const clientAddressContext = createContext<string | null>(null)
