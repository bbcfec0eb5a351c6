import { Search, SlidersHorizontal } from 'lucide-react'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { RestaurantWish } from '#domain/restaurants/wish.ts'
import { longestWords, wishFields } from '#domain/restaurants/wish-fields.ts'
import { Filters } from './filters.tsx'
import { wishInWords } from './house-words.ts'

interface SearchFormProps {
  /** What the fields hold. */
  wish: RestaurantWish
  /** Tags of the town's houses. */
  cuisines: readonly string[]
  busy: boolean
  /** Takes the fields instead of an address: for what is near a position. */
  onSend: ((fields: URLSearchParams) => void) | null
}

/**
 * A plain form whose fields become the address, so that it works without scripts. A position never gets into
 * it.
 */
export function SearchForm({ wish, cuisines, busy, onSend }: SearchFormProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    if (!onSend) return
    event.preventDefault()
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') fields.append(name, value)
    }
    onSend(fields)
  }
  // The filters are folded, so that the list is near; their settings are told beside the name.
  const chosen = wishInWords(wish)
  return (
    <Form method="get" action="/restaurants" onSubmit={send} className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-[1fr_2fr_auto] md:items-end">
        <FormField label="Where">
          <Input
            name={wishFields.where}
            defaultValue={onSend ? '' : wish.where}
            placeholder={onSend ? 'Where you are' : 'Lisbon, or a sight'}
            maxLength={120}
            autoComplete="off"
          />
        </FormField>
        <FormField label="What you feel like">
          <Input
            name={wishFields.words}
            defaultValue={wish.words}
            placeholder="Somewhere for eight people at nine on a Sunday"
            maxLength={longestWords}
            autoComplete="off"
          />
        </FormField>
        <Button
          type="submit"
          loading={busy}
          iconStart={<Search aria-hidden="true" className="size-5" />}
          className="min-h-12"
        >
          Find tables
        </Button>
      </div>
      <details>
        <summary className="flex min-h-touch cursor-pointer items-center gap-2 font-semibold">
          <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0" />
          <span>
            Filters
            {chosen.length > 0 && (
              <span className="font-normal text-on-surface-muted">: {chosen.join(', ')}</span>
            )}
          </span>
        </summary>
        <Filters wish={wish} cuisines={cuisines} />
      </details>
    </Form>
  )
}
