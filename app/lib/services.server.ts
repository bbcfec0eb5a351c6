/** The router context keys of what the server process gives to loaders. */
import { createContext } from 'react-router'
import type { SiteServices } from '#domain/site/site-services.ts'

export const servicesContext = createContext<SiteServices>()
export const nonceContext = createContext<string | undefined>(undefined)
/** The client's address; null where it is unknown. */
export const clientAddressContext = createContext<string | null>(null)
