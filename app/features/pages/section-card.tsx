import type { CSSProperties } from 'react'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { SectionContent } from '#domain/pages/page-content.ts'
import { ContentImage } from './content-image.tsx'

/** Twice the card: other cards show a part of the same file, enlarged. */
const enlarged = '(min-width: 64rem) 46rem, (min-width: 40rem) 100vw, 200vw'

export type SectionCardContent = Pick<
  SectionContent,
  'image_url' | 'title' | 'description' | 'cta_text' | 'cta_link'
>

interface SectionCardProps {
  section: SectionCardContent
  /** How many cards before this one show the same picture: each shows another part of it. */
  repeats: number
  priority?: boolean
}

/** One card of a destination page. */
export function SectionCard({ section, repeats, priority = false }: SectionCardProps) {
  const { image_url, title, description, cta_text, cta_link } = section
  return (
    <Card as="article" padding="none" className="flex flex-col">
      {image_url && (
        <div className="aspect-4/3 overflow-hidden bg-dusk">
          <ContentImage
            src={image_url}
            alt={repeats === 0 ? (title ?? '') : ''}
            sizes={enlarged}
            shape="square"
            priority={priority}
            style={partOf(repeats)}
          />
        </div>
      )}
      <div className="flex grow flex-col gap-3 p-card">
        {title && <h2 className="font-display text-2xl">{title}</h2>}
        {description && <p className="whitespace-pre-line text-on-surface-muted">{description}</p>}
        {cta_text && cta_link && (
          <div className="mt-auto pt-3">
            <CallToAction link={cta_link}>{cta_text}</CallToAction>
          </div>
        )}
      </div>
    </Card>
  )
}

/** A path of the site is a route; what else stands there leaves it. */
function CallToAction({ link, children }: { link: string; children: string }) {
  if (link.startsWith('/')) {
    return (
      <LinkButton to={link} variant="secondary">
        {children}
      </LinkButton>
    )
  }
  return (
    <LinkButton href={link} newTab={!link.startsWith('mailto:')} variant="secondary">
      {children}
    </LinkButton>
  )
}

const corners = ['22% 68%', '78% 66%', '50% 92%', '12% 40%', '88% 38%', '50% 30%'] as const

/** The first shows the whole picture, those after it a detail each. */
function partOf(repeats: number): CSSProperties | undefined {
  if (repeats === 0) return undefined
  return { scale: '1.9', transformOrigin: corners[(repeats - 1) % corners.length] }
}
