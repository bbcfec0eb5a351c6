import { data, type LoaderFunctionArgs } from 'react-router'
import { servicesContext } from './services.server.ts'

/** A loader for routes of local mode; in production they answer 404. */
export function localModeOnly({ context }: Pick<LoaderFunctionArgs, 'context'>): null {
  if (context.get(servicesContext).mode !== 'local') throw data(null, { status: 404 })
  return null
}
