import type { ComponentProps } from 'react'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Poster } from '#app/ui/poster.tsx'
import type { SectionContent } from '#domain/pages/page-content.ts'
import type { PosterPicture } from '#domain/site/posters.ts'
import { ContentImage } from './content-image.tsx'
import { PlaceStamp } from './place-stamp.tsx'

type SectionCardContent = Pick<
  SectionContent,
  'image_url' | 'title' | 'description' | 'cta_text' | 'cta_link'
>

interface SectionCardProps {
  section: SectionCardContent
  stamp: ComponentProps<typeof PlaceStamp>
  /** The print of its picture, where it is one of ours. */
  picture: PosterPicture | undefined
}

/** One section of a destination page, as a card: its picture, and the stamp on the picture's edge. */
export function SectionCard({ section, stamp, picture }: SectionCardProps) {
  const { image_url, title, description, cta_text, cta_link } = section
  const words = description && (
    <p className="max-w-measure whitespace-pre-line text-on-surface-muted">{description}</p>
  )
  return (
    <Card as="article" padding="none" className="flex flex-col">
      {picture ? (
        <Poster picture={picture} sizes={sizes} />
      ) : (
        image_url && (
          <div className="aspect-3/2 bg-dusk">
            <ContentImage src={image_url} alt={title ?? ''} sizes={sizes} shape="wide" />
          </div>
        )
      )}
      <div className="flex grow flex-col p-card">
        {/* Where the text is large, the stamp is above it instead of beside it. */}
        <div className="flex flex-row-reverse flex-wrap justify-between gap-x-4 gap-y-2">
          <PlaceStamp {...stamp} />
          <div className="grow basis-40">
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

const sizes = '(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw'

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
