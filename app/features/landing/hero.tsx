import { Pause, Play } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { openChat } from '#app/features/chat/index.ts'
import { useBrand } from '#app/lib/site.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { RoadScene } from '#app/ui/road-scene.tsx'
import { StarrySky } from '#app/ui/starry-sky.tsx'
import { Postcards } from './postcards.tsx'
import { Tagline } from './tagline.tsx'

/** Constant elements, so that React skips them when the motion is toggled. */
const dusk = <Dusk />
const postcards = <Postcards />
const road = <RoadScene className="h-(--road)" />

/** The first screen: the headline, two calls to action and the road scene. */
export function Hero() {
  const brand = useBrand()
  /** The button needs a script. It comes in a transition, so that it does not lengthen the hydration. */
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  const [paused, setPaused] = useState(false)
  return (
    <div
      data-surface="night"
      data-motion={paused ? 'paused' : undefined}
      className="relative isolate flex min-h-[calc(100svh-4rem)] flex-col overflow-hidden bg-night text-on-surface [--road:clamp(15rem,30svh,18rem)]"
    >
      {dusk}
      <section className="mx-auto grid w-full max-w-page grow grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-12 px-gutter pt-10 pb-10 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div>
          <h1 className="max-w-[min(10ch,100%)] font-display text-5xl">Days that really work</h1>
          <div className="mt-5">
            <Tagline turning={!paused} />
          </div>
          <p className="mt-5 max-w-measure text-balance text-lg text-on-surface-muted">
            {brand.name} is a travel agent made of AI. Say what you wish for: it plans the days
            around opening hours, distances, weather and budget, and tells you why.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/itinerary/new/plan" size="lg" className="max-[24rem]:w-full">
              Plan a Trip
            </LinkButton>
            <LinkButton
              to="/itinerary/new/plan"
              size="lg"
              variant="outline"
              className="max-[24rem]:w-full"
              onClick={(event) => {
                if (openChat()) event.preventDefault()
              }}
            >
              Start Chatting
            </LinkButton>
          </div>
          <p className="mt-4 text-on-surface-muted text-sm">No account needed to begin.</p>
        </div>
        {postcards}
      </section>
      <div className="relative">
        {road}
        {isAlive && (
          <button
            type="button"
            onClick={() => setPaused(!paused)}
            // Beside the chat's button, which lies over the corner of the window.
            className="absolute right-gutter bottom-3 inline-flex sm:right-44 motion-reduce:hidden min-h-touch min-w-touch items-center justify-center gap-2 rounded-control border border-control-line bg-night text-sm sm:px-4 hover:border-on-surface"
          >
            {paused ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )}
            <span className="max-sm:sr-only">{paused ? 'Play motion' : 'Pause motion'}</span>
          </button>
        )}
      </div>
    </div>
  )
}

/** The glow behind the mountains, kept below the text for its contrast. */
function Dusk() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
      <div className="absolute inset-0 bg-[linear-gradient(in_oklab,var(--color-night),var(--color-dusk)_52%,var(--color-violet)_calc(100%-var(--road)))]" />
      <StarrySky />
      <div className="absolute inset-x-0 bottom-16 h-(--road) bg-[linear-gradient(in_oklab,transparent,color-mix(in_oklab,var(--color-coral)_70%,transparent)_42%,var(--color-horizon)_72%)]" />
      <div className="absolute inset-x-0 bottom-16 h-(--road) bg-[radial-gradient(ellipse_46%_78%_at_64%_100%,var(--color-horizon-bright),transparent)] opacity-80" />
    </div>
  )
}
