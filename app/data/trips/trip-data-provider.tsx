import { type ReactNode, useEffect } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { setHolder } from './current-trip-data.ts'

interface TripDataProviderProps {
  children: ReactNode
}

/** Tells the data layer whose trips these are. Mounted once, in the root; it loads nothing by itself. */
export function TripDataProvider({ children }: TripDataProviderProps) {
  const { person, loading } = useAccount()
  const personId = person?.id
  useEffect(() => {
    if (!loading) setHolder(personId === undefined ? 'visitor' : `person:${personId}`)
  }, [personId, loading])
  return children
}
