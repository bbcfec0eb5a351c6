import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'

/** No spinner before this delay, because a flash of it is worse than a short wait. */
const patienceMs = 150

/** A spinner while the next page's code and data load. */
export function NavigationProgress() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const leaving = navigation.state === 'loading' && navigation.location.pathname !== pathname
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setShown(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [leaving])
  if (!leaving || !shown) return null
  return (
    <div
      data-surface="night"
      className="fixed inset-x-0 top-20 z-50 mx-auto w-fit animate-fade-in rounded-control border border-hairline bg-surface-sunken px-5 py-3 shadow-soft"
    >
      <Spinner label="Loading page..." showLabel />
    </div>
  )
}
