/**
 * Leaves the map that the server drew as it is until somebody needs more of it: to draw it a second
 * time in the browser is the longest work of a page that is only read. On a phone it is a picture and
 * stays one until it is touched, a stop is chosen or the trip changes; on wider screens the live map
 * takes its place once it is in sight and the page has nothing else to do.
 */
import {
  type ComponentType,
  type FocusEvent,
  lazy,
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { useSelection } from '../trip/selection.tsx'
import type { MapPanelProps } from './map-panel.tsx'

const loadPanel = async () => (await import('./map-panel.tsx')).MapPanel

const LazyPanel = lazy(async () => ({ default: await loadPanel() }))

/** Where the server's drawing for a phone fits: below the stylesheet's `sm`. */
const fitsAsSent = '(max-width: 39.99rem)'

interface Awake {
  Panel: ComponentType<MapPanelProps>
  resumed: MapPanelProps['resumed']
}

interface DeferredMap {
  /** Null while the server's markup is shown. */
  awake: Awake | null
  section: RefObject<HTMLElement | null>
  onPointerDown: () => void
  onFocus: (event: FocusEvent) => void
  onClick: (event: MouseEvent) => void
}

export function useDeferredMap(trip: Trip): DeferredMap {
  const isSent = useIsSent()
  const [awake, setAwake] = useState<Awake | null>(() =>
    isSent ? null : { Panel: LazyPanel, resumed: null },
  )
  const section = useRef<HTMLElement>(null)
  const clicked = useRef<string | null>(null)
  const sent = useRef(trip)
  const { onChoice } = useSelection()
  const isAsleep = awake === null
  const wake = useCallback(() => {
    const take = (Panel: Awake['Panel']) => {
      const press = clicked.current ?? pressOf(document.activeElement, section.current)
      const resumed = press === null ? null : { press, isClicked: clicked.current !== null }
      startTransition(() => setAwake((now) => now ?? { Panel, resumed }))
    }
    // The network may be gone: the picture stays, and the next touch tries again.
    loadPanel().then(take, (error) => logInBrowser(`map: ${error}`))
  }, [])
  useEffect(() => {
    const element = section.current
    if (!isAsleep || !element) return
    return onceNeeded(element, onChoice, wake)
  }, [isAsleep, onChoice, wake])
  useEffect(() => {
    if (isAsleep && trip !== sent.current) wake()
  }, [isAsleep, trip, wake])
  if (!isAsleep) return { awake, section, ...noListeners }
  return {
    awake,
    section,
    // Only loads the code: a button that is replaced between press and release is never clicked. A failure
    // is told by the click, which tries again.
    onPointerDown: () => void loadPanel().catch(() => undefined),
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) wake()
    },
    onClick: ({ target }) => {
      clicked.current = target instanceof Element ? pressOf(target, section.current) : null
      if (clicked.current !== null) wake()
    },
  }
}

const nothing = () => undefined
const noListeners = { onPointerDown: nothing, onFocus: nothing, onClick: nothing }

/** The name of the button (`data-press`) that an element is, or is in. */
function pressOf(element: Element | null, section: HTMLElement | null): string | null {
  const button = element?.closest('[data-press]')
  return button && section?.contains(button) ? button.getAttribute('data-press') : null
}

const never = () => () => undefined

/** Whether this part is in the server's markup: not on the server itself, and not after a navigation. */
function useIsSent(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isHydrating && globalThis.document !== undefined
}

type OnChoice = ReturnType<typeof useSelection>['onChoice']

function onceNeeded(element: Element, onChoice: OnChoice, wake: () => void): () => void {
  const phone = matchMedia(fitsAsSent)
  let isSeen = false
  let callOff: (() => void) | undefined
  const look = () => {
    callOff?.()
    if (isSeen && !phone.matches) callOff = whenIdle(wake)
  }
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.some(({ isIntersecting }) => isIntersecting)
    look()
  })
  observer.observe(element)
  phone.addEventListener('change', look)
  const stopHearing = onChoice(wake)
  return () => {
    callOff?.()
    observer.disconnect()
    phone.removeEventListener('change', look)
    stopHearing()
  }
}
