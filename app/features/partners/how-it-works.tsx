import { PageBody } from '#app/ui/page-body.tsx'
import type { PartnerContent } from './content/partner.ts'

/** Three steps, joined by a dotted line. */
export function HowItWorks({ steps }: Pick<PartnerContent, 'steps'>) {
  return (
    <PageBody aria-labelledby="how-it-works" className="pt-0">
      <h2 id="how-it-works" className="font-display text-3xl">
        How It Works
      </h2>
      <ol className="mt-10 grid md:grid-cols-3 md:gap-x-6">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[3rem_1fr] gap-x-5 pb-10 last:pb-0 md:block md:pb-0"
          >
            <Course last={index === steps.length - 1} />
            <span
              aria-hidden="true"
              className="relative flex size-12 items-center justify-center rounded-full border-2 border-horizon bg-night font-display text-horizon-bright text-xl"
            >
              {index + 1}
            </span>
            <div className="md:mt-6">
              <h3 className="font-display text-xl">{title}</h3>
              <p className="mt-2 max-w-measure text-on-surface-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageBody>
  )
}

/** The line to the next step: down on a phone, to the right on a wide screen. */
function Course({ last }: { last: boolean }) {
  if (last) return null
  return (
    <span
      aria-hidden="true"
      className="absolute top-14 bottom-2 left-[calc(1.5rem-1px)] border-horizon border-l-2 border-dotted opacity-70 md:top-[calc(1.5rem-1px)] md:right-[-1rem] md:bottom-auto md:left-15 md:border-t-2 md:border-l-0"
    />
  )
}
