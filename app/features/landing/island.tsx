/** Parts of a page that are sent as they are, and come alive only when somebody is about to reach them. */
import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react'

/** How far off the screen a part may be when its code is fetched. */
const reach = '60% 0px'

/**
 * A component whose code waits until its place comes near the screen, or a key is pressed. The server
 * renders it whole; its words and links work as they were sent until then, or for as long as the code
 * can't be had. Suspense does not serve here: a change of context wakes what it holds back.
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
    return (
      <div
        key="asleep"
        id={id}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves alone what the server sent.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}

/** Marks what the browser rendered, from what the server sent. */
const madeHere = globalThis.document ? '' : undefined

/** Where the server put it: nowhere on the server itself, and on a page that the browser made. */
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
