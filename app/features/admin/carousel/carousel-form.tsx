import { type FormEvent, useRef, useState } from 'react'
import { useBrand } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import {
  type CarouselErrors,
  type CarouselFields,
  readCarouselForm,
} from '#domain/carousel/carousel-item.ts'
import { pictureProblem } from '../send-picture.ts'
import type { CarouselItem } from './carousel-calls.ts'

interface CarouselFormProps {
  /** The item to change; undefined for a new one, which needs a picture. */
  item?: CarouselItem
  /**
   * Another administrator saved the item after this form was opened: the first save is refused, the
   * next one overwrites it.
   */
  isOutdated?: boolean
  onSave: (fields: CarouselFields, file: File | null) => Promise<boolean>
  onProblem: (error: string) => void
  onCancel?: () => void
}

export function CarouselForm({
  item,
  isOutdated = false,
  onSave,
  onProblem,
  onCancel,
}: CarouselFormProps) {
  const brand = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<CarouselErrors>({})
  const [saving, setSaving] = useState(false)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const given = new FormData(event.currentTarget)
    const read = readCarouselForm(given, brand.host)
    setErrors(read.ok ? {} : read.errors)
    const file = chosenFile(given)
    if (!file && !item) return onProblem('Please select an image')
    const wrong = file && pictureProblem(file)
    if (wrong) return onProblem(wrong)
    if (!read.ok) {
      const [first] = Object.keys(read.errors)
      const control = first && form.current?.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
      return
    }
    setSaving(true)
    await onSave(read.fields, file)
    setSaving(false)
  }

  return (
    <form
      ref={form}
      onSubmit={save}
      noValidate
      aria-label={item ? `Edit ${item.title}` : 'Add New Item'}
      className="flex flex-col gap-5"
    >
      <FormField label="Title" required error={errors.title}>
        <Input name="title" defaultValue={item?.title} />
      </FormField>
      <FormField label="Description" required error={errors.description}>
        <Textarea name="description" defaultValue={item?.description} />
      </FormField>
      <FormField label="Itinerary Link" required error={errors.itinerary_link}>
        <Input
          name="itinerary_link"
          inputMode="url"
          placeholder={brand.host}
          defaultValue={item?.itinerary_link ?? ''}
        />
      </FormField>
      <FormField
        label={item ? 'Another image' : 'Image'}
        hint={
          item ? 'Leave it empty to keep the image.' : 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.'
        }
        required={item === undefined}
      >
        <Input
          type="file"
          name="image"
          accept="image/*"
          onChange={({ currentTarget: { files } }) => {
            const wrong = files?.[0] && pictureProblem(files[0])
            if (wrong) onProblem(wrong)
          }}
        />
      </FormField>
      <output className="text-warning">
        {isOutdated && 'Another administrator changed this item while you were editing it.'}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving} loadingLabel="Saving...">
          {item ? 'Save' : 'Add Item'}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

/** An empty file field holds a file without a name and bytes. */
function chosenFile(form: FormData): File | null {
  const image = form.get('image')
  return image instanceof File && image.size + image.name.length > 0 ? image : null
}
