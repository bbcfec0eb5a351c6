/**
 * Islands: parts of a page that are rendered on the server and hydrated only when they come near
 * the screen.
 */
import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react'
import { KeptServerMarkup } from '#app/ui/kept-server-markup.tsx'

/** The margin around the viewport within which an island's code is fetched. */
const reach = '60% 0px'

/**
 * Delays a component's code until it is near the viewport or a key is pressed. Until then, or if
 * the code can't be loaded, the server's HTML stays. Not done with Suspense, because any change of
 * context hydrates a suspended boundary.
 */
export function island<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  return function Island(props: Props) {
    const [asleep, setAsleep] = useState(() => place(id) !== null)

    useEffect(() => {
      const sent = asleep && place(id)
      if (!sent) return
      return onceWanted(sent, () => {
        load().then(
          () => startTransition(() => setAsleep(false)),
          () => {},
        )
      })
    }, [asleep])

    if (!asleep) {
      return (
        <div key="awake" id={id} data-made-here={madeHere}>
          <Part {...props} />
        </div>
      )
    }
    return <KeptServerMarkup key="asleep" id={id} />
  }
}

/** An attribute that only markup rendered in the browser has. */
const madeHere = globalThis.document ? '' : undefined

/** The element with the server's HTML; null on the server, and after a client-side navigation. */
const place = (id: string) => globalThis.document?.getElementById(id) ?? null

function onceWanted(sent: Element, wake: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want()
    },
    { rootMargin: reach },
  )
  function stop() {
    observer.disconnect()
    removeEventListener('keydown', want)
  }
  function want() {
    stop()
    wake()
  }
  observer.observe(sent)
  addEventListener('keydown', want)
  return stop
}
