/** The day that it is where the person is, which changes at their midnight and with their time zone. */
import { useEffect, useState } from 'react'

export function localToday(now = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  const day = String(now.getDate()).padStart(2, '0')
  return `${String(now.getFullYear()).padStart(4, '0')}-${month}-${day}`
}

/**
 * Today's date, checked every half minute and whenever the page comes back into view. The server renders its
 * own day, which React replaces in a field when it hydrates the page.
 */
export function useToday(): string {
  const [today, setToday] = useState(() => localToday())
  useEffect(() => {
    const look = () => setToday(localToday())
    look()
    const timer = setInterval(look, 30_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
