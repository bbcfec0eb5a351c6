import { useState } from 'react'
import { useBrand } from '#app/lib/site.ts'
import { Card } from '#app/ui/card.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { PageErrors } from '#domain/pages/page-content.ts'
import { slugFrom } from '#domain/pages/slug.ts'
import { type SlugState, useSlugCheck } from './use-slug-check.ts'

interface NameFieldsProps {
  name: string
  slug: string
  errors: PageErrors
  /** The address the page has already; null for one that is new. */
  savedSlug: string | null
  isPublished: boolean
  pageId: string | null
  onChange: (change: { friendly_name?: string; slug?: string }) => void
}

/** The page's name and its address, which is derived from the name until it is edited. */
export function NameFields({
  name,
  slug,
  errors,
  savedSlug,
  isPublished,
  pageId,
  onChange,
}: NameFieldsProps) {
  const { host } = useBrand()
  const [ownSlug, setOwnSlug] = useState(pageId !== null)
  const check = useSlugCheck(slug, pageId)
  const wasTouched = slug !== '' || errors.slug !== undefined
  const problem = wasTouched ? problemOf(check) : undefined
  return (
    <Card className="flex flex-col gap-5">
      <FormField label="Name" required error={errors.friendly_name}>
        <Input
          value={name}
          onChange={({ target }) =>
            onChange({
              friendly_name: target.value,
              ...(!ownSlug && { slug: slugFrom(target.value) }),
            })
          }
        />
      </FormField>
      <FormField
        label="Address"
        required
        error={problem ?? (check.kind === 'checking' ? undefined : errors.slug)}
        hint={slug === savedSlug ? `The page is at ${host}/${slug}.` : hintOf(check, slug, host)}
      >
        <Input
          value={slug}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => {
            setOwnSlug(true)
            onChange({ slug: target.value })
          }}
        />
      </FormField>
      {isPublished && savedSlug !== slug && (
        <p className="text-sm text-warning">
          The page is published at /{savedSlug}. Links to that address will no longer work.
        </p>
      )}
    </Card>
  )
}

function problemOf(check: SlugState): string | undefined {
  if (check.kind === 'wrong') return check.message
  return check.kind === 'taken' ? 'Another page has this address already.' : undefined
}

function hintOf({ kind }: SlugState, slug: string, host: string): string {
  if (kind === 'checking') return 'Checking whether the address is free...'
  if (kind === 'free') return `${host}/${slug} is free.`
  return `The page will be at ${host}/…`
}
