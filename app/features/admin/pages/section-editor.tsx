import { Draggable } from '@hello-pangea/dnd'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { PageErrors, SectionContent } from '#domain/pages/page-content.ts'
import { DragHandle } from '../drag-handle.tsx'
import { PictureField } from './picture-field.tsx'

interface SectionEditorProps {
  section: SectionContent
  index: number
  errors: PageErrors
  /** A new section is expanded at first. */
  isNew: boolean
  onChange: (section: SectionContent) => void
  onRemove: () => void
}

export function SectionEditor({
  section,
  index,
  errors,
  isNew,
  onChange,
  onRemove,
}: SectionEditorProps) {
  const [opened, setOpened] = useState(isNew)
  const body = useId()
  const errorOf = (field: keyof SectionContent) => errors[`sections.${index}.${field}`]
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`sections.${index}.`))
  const open = opened || isWrong
  const name = section.title?.trim() || `Section ${index + 1}`
  const set = (field: keyof SectionContent) => (value: string | null) =>
    onChange({ ...section, [field]: value || null })
  const text = (field: 'title' | 'description' | 'cta_text' | 'cta_link') => ({
    value: section[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(field)(target.value),
  })
  return (
    <Draggable draggableId={section.id} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li ref={innerRef} {...draggableProps} className="pb-3">
          <Card padding="snug" className={cx(isDragging && 'ring-3 ring-horizon')}>
            <div className="flex items-center gap-2">
              <DragHandle handle={dragHandleProps} label={`Move ${name}`} />
              <h3 className="min-w-0 grow">
                <button
                  type="button"
                  aria-expanded={open}
                  aria-controls={body}
                  onClick={() => setOpened(!open)}
                  className="flex min-h-touch w-full items-center justify-between gap-3 rounded-control text-left font-sans font-semibold"
                >
                  <span className="truncate">{name}</span>
                  <ChevronDown
                    aria-hidden="true"
                    className={cx('size-5 shrink-0 transition-transform', open && 'rotate-180')}
                  />
                </button>
              </h3>
              <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
                <Trash2 aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <div id={body} hidden={!open} className="mt-4">
              <div className="flex flex-col gap-5">
                <FormField label="Title" error={errorOf('title')}>
                  <Input {...text('title')} />
                </FormField>
                <FormField label="Description" error={errorOf('description')}>
                  <Textarea {...text('description')} />
                </FormField>
                <PictureField
                  address={section.image_url}
                  error={errorOf('image_url')}
                  onChange={set('image_url')}
                />
                <div className="grid gap-5 sm:grid-cols-2">
                  <FormField label="Call to action" error={errorOf('cta_text')}>
                    <Input placeholder="See the opening hours" {...text('cta_text')} />
                  </FormField>
                  <FormField label="Leads to" error={errorOf('cta_link')}>
                    <Input inputMode="url" placeholder="https:// or /" {...text('cta_link')} />
                  </FormField>
                </div>
              </div>
            </div>
          </Card>
        </li>
      )}
    </Draggable>
  )
}
