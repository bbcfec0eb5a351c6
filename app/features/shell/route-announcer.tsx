import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells screen readers the new page's title, and moves the focus to its content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    setTitle(document.title)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
