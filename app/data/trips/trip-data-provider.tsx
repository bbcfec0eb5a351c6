import { type ReactNode, useEffect } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { setHolding } from './current-trip-data.ts'

interface TripDataProviderProps {
  children: ReactNode
}

/** Tells the data layer whose trips these are. Mounted once, in the root; it loads nothing by itself. */
export function TripDataProvider({ children }: TripDataProviderProps) {
  const { person, loading, supabase } = useAccount()
  const personId = person?.id ?? null
  useEffect(() => {
    if (!loading) setHolding({ personId, supabase })
  }, [personId, loading, supabase])
  return children
}
