import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { notify } from '#app/ui/notify.ts'
import { type PageErrors, pageLimits, type SectionContent } from '#domain/pages/page-content.ts'
import { SectionEditor } from './section-editor.tsx'

interface SectionListProps {
  sections: readonly SectionContent[]
  errors: PageErrors
  onChange: (change: (sections: readonly SectionContent[]) => SectionContent[]) => void
}

/** The page's sections, which can be added, reordered and removed. */
export function SectionList({ sections, errors, onChange }: SectionListProps) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())

  const add = () => {
    const id = crypto.randomUUID()
    setAdded(new Set([...added, id]))
    const nothing = {
      image_url: null,
      title: null,
      description: null,
      cta_text: null,
      cta_link: null,
    }
    onChange((before) => [...before, { id, ...nothing }])
  }
  const remove = (section: SectionContent, index: number) => {
    onChange((before) => before.filter(({ id }) => id !== section.id))
    notify.info('Section removed', {
      action: {
        label: 'Undo',
        onClick: () => onChange((before) => before.toSpliced(index, 0, section)),
      },
    })
  }
  const drop = ({ source, destination }: DropResult) => {
    if (!destination) return
    onChange((before) => {
      const moved = before[source.index]
      if (!moved) return [...before]
      return before.toSpliced(source.index, 1).toSpliced(destination.index, 0, moved)
    })
  }

  return (
    <section aria-labelledby="sections">
      <h2 id="sections" className="mb-4 font-display text-2xl">
        Sections
      </h2>
      {sections.length === 0 && (
        <EmptyState message="This page has no sections yet." className="mb-4" />
      )}
      <DragDropContext onDragEnd={drop}>
        <Droppable droppableId="sections">
          {({ innerRef, droppableProps, placeholder }) => (
            <ol ref={innerRef} {...droppableProps} aria-label="Sections">
              {sections.map((section, index) => (
                <SectionEditor
                  key={section.id}
                  section={section}
                  index={index}
                  errors={errors}
                  isNew={added.has(section.id)}
                  onChange={(next) =>
                    onChange((before) => before.map((each) => (each.id === next.id ? next : each)))
                  }
                  onRemove={() => remove(section, index)}
                />
              ))}
              {placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {sections.length < pageLimits.sections && (
        <Button
          variant="outline"
          iconStart={<Plus aria-hidden="true" className="size-5" />}
          onClick={add}
        >
          Add a section
        </Button>
      )}
    </section>
  )
}
