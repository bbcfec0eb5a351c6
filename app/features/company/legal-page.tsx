import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import { longDate } from '#domain/calendar/english-dates.ts'

export interface LegalSection {
  id: string
  title: string
  content: ReactNode
}

interface LegalPageProps {
  heading: string
  /** A summary in two or three sentences. */
  summary: ReactNode
  /** ISO date from which the text applies. */
  since: string
  sections: readonly LegalSection[]
}

/** A legal text, with its title and contents beside it on a wide screen. */
export function LegalPage({ heading, summary, since, sections }: LegalPageProps) {
  return (
    <PageBody className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {/* As tall as the text, so that the sticky contents stay visible down to its end. */}
      <div>
        <header>
          <h1 className="font-display text-4xl">{heading}</h1>
          <p className="mt-5 max-w-measure text-balance text-lg text-on-surface-muted">{summary}</p>
          <p className="mt-4 text-on-surface-muted text-sm">
            In force since <time dateTime={since}>{longDate(since)}</time>
          </p>
        </header>
        <nav aria-label="On this page" className="mt-8 lg:sticky lg:top-8">
          <ol className="grid border-hairline border-t text-sm sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
            {sections.map(({ id, title }) => (
              <li key={id} className="border-hairline border-b">
                <a
                  href={`#${id}`}
                  className="flex min-h-touch items-center rounded-chip py-2 underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <Card as="article" className="flex flex-col gap-10 self-start lg:p-12 xl:p-16">
        {sections.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id} className="mx-auto w-full max-w-measure">
            <h2 id={id} className="font-display text-2xl">
              {title}
            </h2>
            <div className="mt-4 flex flex-col gap-4">{content}</div>
          </section>
        ))}
      </Card>
    </PageBody>
  )
}

interface FactsProps {
  facts: readonly (readonly [term: ReactNode, text: ReactNode])[]
}

/** A list of names with explanations, laid out as a table on wide screens. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="border-hairline border-t">
      {facts.map(([term, text], index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is part of the text and never changes.
          key={index}
          className="grid gap-x-6 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="text-pretty text-on-surface-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The name of a cookie or key, as the browser shows it. */
export function Key({ children }: { children: string }) {
  return <code className="wrap-anywhere font-mono text-sm">{children}</code>
}
