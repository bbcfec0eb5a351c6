import type { ComponentProps } from 'react'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { SectionContent } from '#domain/pages/page-content.ts'
import { ContentImage } from './content-image.tsx'
import { PlaceStamp } from './place-stamp.tsx'

type SectionCardContent = Pick<
  SectionContent,
  'image_url' | 'title' | 'description' | 'cta_text' | 'cta_link'
>

interface SectionCardProps {
  section: SectionCardContent
  stamp: ComponentProps<typeof PlaceStamp>
  /** Whether to show its picture, which may already be shown elsewhere on the page. */
  pictured: boolean
  /** Whether other cards of the row have pictures: the text is then aligned to the bottom. */
  amongPictures: boolean
  className: string | undefined
}

/** One section of a destination page, as a card. */
export function SectionCard({
  section,
  stamp,
  pictured,
  amongPictures,
  className,
}: SectionCardProps) {
  const { image_url, title, description, cta_text, cta_link } = section
  const words = description && (
    <p className="max-w-measure whitespace-pre-line text-on-surface-muted">{description}</p>
  )
  const atTheFoot = amongPictures && !pictured
  return (
    <Card as="article" padding="none" className={cx('flex flex-col', className)}>
      {pictured && (
        <div className="aspect-3/2 bg-dusk">
          <ContentImage
            src={image_url}
            alt={title ?? ''}
            sizes="(min-width: 64rem) 35rem, 100vw"
            shape="wide"
          />
        </div>
      )}
      <div className="flex grow flex-col p-card">
        {/* Where the text is large, the stamp is above it instead of beside it. */}
        <div
          className={cx(
            'flex flex-row-reverse flex-wrap justify-between gap-x-4 gap-y-2',
            atTheFoot && 'grow',
          )}
        >
          <PlaceStamp {...stamp} />
          <div className={cx('grow basis-40', atTheFoot && 'self-end')}>
            {title ? <h2 className="font-display text-2xl">{title}</h2> : words}
          </div>
        </div>
        {title && words && <div className="mt-4">{words}</div>}
        {cta_text && cta_link && (
          <div className="mt-auto pt-6">
            <CallToAction link={cta_link}>{cta_text}</CallToAction>
          </div>
        )}
      </div>
    </Card>
  )
}

/** A path of this site is a router link; another site opens in a new tab. */
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
