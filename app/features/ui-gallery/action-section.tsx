import { ArrowRight, Map as MapIcon, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { GallerySection, Row, Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'ghost', 'outline', 'destructive'] as const
const focused = 'outline-3 outline-focus-ring outline-offset-2'

export function ActionSection() {
  return (
    <GallerySection
      id="actions"
      title="Actions"
      intro="Buttons are verbs. Targets are at least 44 pixels high. Hover brightens, a press gives way a little, the keyboard draws a ring."
    >
      <Specimen name="Variants" note="Move the pointer over them, or press Tab.">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant === 'destructive' ? 'Delete Trip' : 'Plan a Trip'}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Focus, disabled">
        <Row>
          <Button className={focused}>Focused</Button>
          <Button variant="secondary" className={focused}>
            Focused
          </Button>
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Loading" note="Keeps its width and its focus. Press the last one.">
        <Row>
          <Button loading>Save Board</Button>
          <Button loading loadingLabel="Sending...">
            Send Message
          </Button>
          <Button variant="secondary" loading>
            Retry
          </Button>
          <LoadingDemo />
        </Row>
      </Specimen>
      <Specimen name="Sizes and icons">
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg" iconEnd={<ArrowRight aria-hidden="true" className="size-5" />}>
            Large
          </Button>
          <Button variant="secondary" iconStart={<Plus aria-hidden="true" className="size-5" />}>
            Add Idea
          </Button>
          <Tooltip label="Delete idea">
            <Button variant="ghost" size="icon" aria-label="Delete idea">
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen name="Long text">
        <Button fullWidth variant="secondary">
          A label that somebody translated into a language with very long words wraps over two lines
        </Button>
      </Specimen>
      <Specimen name="Links">
        <Row>
          <LinkButton to="#actions" iconStart={<MapIcon aria-hidden="true" className="size-5" />}>
            Open Map
          </LinkButton>
          <LinkButton variant="outline" href="https://example.org" newTab>
            Visit Website
          </LinkButton>
          <p>
            Or write <TextLink href="mailto:hello@piri.example">a few words</TextLink> to us.
          </p>
        </Row>
      </Specimen>
    </GallerySection>
  )
}

function LoadingDemo() {
  const [loading, setLoading] = useState(false)
  return (
    <Button
      variant="ghost"
      loading={loading}
      loadingLabel="Adding..."
      onClick={() => {
        setLoading(true)
        setTimeout(() => setLoading(false), 2000)
      }}
    >
      Add Idea
    </Button>
  )
}
