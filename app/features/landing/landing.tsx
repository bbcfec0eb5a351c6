import type { ReactNode } from 'react'
import { HydrateInTurns } from '#app/ui/hydrate-in-turns.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { ChartBackground } from './chart-background.tsx'
import { ClosingSection } from './closing-section.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { island } from './island.tsx'
import './landing.css'
import { PrivacyStatement } from './privacy-statement.tsx'
import { ShoreLine } from './shore-line.tsx'
import { Testimonials } from './testimonials.tsx'

const Demos = island('demos', () => import('./demos/demos.tsx').then((module) => module.Demos))

interface LandingProps {
  /** The carousel, given by the route because it belongs to another feature. */
  carousel?: ReactNode
}

/** The landing page. */
export function Landing({ carousel }: LandingProps) {
  return (
    <div
      data-surface="night"
      className="bg-night text-on-surface max-md:[--spacing-section:2.25rem]"
    >
      <Hero />
      <HydrateInTurns>
        <Features />
        <ChartBackground label="see-it-at-work">
          <h2 id="see-it-at-work" className="font-display text-4xl">
            See it at work
          </h2>
          <p className="mt-4 mb-section max-w-measure text-balance text-lg text-on-surface-muted">
            These are working pieces of the planner, not videos. Try them.
          </p>
          <Demos />
        </ChartBackground>
        {carousel && (
          <div className="laid-out-later [--expected:52rem] md:[--expected:56rem] [--turn:8]">
            <PageBody aria-labelledby="somewhere-to-start">
              <h2 id="somewhere-to-start" className="mb-6 font-display text-4xl md:mb-10">
                Somewhere to start
              </h2>
              {carousel}
            </PageBody>
          </div>
        )}
        <div className="laid-out-later [--expected:41rem] md:[--expected:47rem] [--turn:10]">
          <ShoreLine side="north" />
          <div data-surface="paper" className="bg-surface-sunken">
            <Testimonials />
          </div>
        </div>
        <div className="laid-out-later [--expected:72rem] md:[--expected:81rem] [--turn:11]">
          <div data-surface="paper" className="bg-surface-sunken">
            <PrivacyStatement />
          </div>
          <ShoreLine side="south" />
          <ClosingSection />
        </div>
      </HydrateInTurns>
    </div>
  )
}
