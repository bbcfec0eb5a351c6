import { CheckCheck, Pin, Search } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { columns } from '#domain/ideas/columns.ts'
import { everyIdea, type IdeaFilter, isFiltering } from '#domain/ideas/filter.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import { colorName } from './color-names.ts'

interface FilterBarProps {
  ref: Ref<HTMLInputElement>
  filter: IdeaFilter
  onFilter: (filter: IdeaFilter) => void
  ideas: readonly Idea[]
  shownCount: number
  selecting: boolean
  onSelecting: () => void
}

/** Search and filters, shown only where there are ideas. */
export function FilterBar({
  ref,
  filter,
  onFilter,
  ideas,
  shownCount,
  selecting,
  onSelecting,
}: FilterBarProps) {
  if (ideas.length < 2 && !isFiltering(filter)) return null
  const colors = [...new Set(ideas.map(({ color }) => color.toLowerCase()))]
  return (
    <search className="flex flex-wrap items-center gap-3 print:hidden">
      <div className="relative min-w-48 grow">
        <FormField label="Search ideas" hideLabel>
          <Input
            ref={ref}
            type="search"
            value={filter.text}
            placeholder="Search ideas"
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
            className="pl-11"
          />
        </FormField>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-on-surface-muted"
        />
      </div>
      <NativeSelect
        aria-label="Column"
        value={filter.column ?? ''}
        onChange={({ target }) => {
          const column = columns.find(({ id }) => id === target.value)
          onFilter({ ...filter, column: column?.id ?? null })
        }}
      >
        <option value="">All columns</option>
        {columns.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
      {colors.length > 1 && (
        <NativeSelect
          aria-label="Color of ideas"
          value={filter.color ?? ''}
          onChange={({ target }) => onFilter({ ...filter, color: target.value || null })}
        >
          <option value="">All colors</option>
          {colors.map((color) => (
            <option key={color} value={color}>
              {colorName(color)}
            </option>
          ))}
        </NativeSelect>
      )}
      <Button
        variant={filter.pinned ? 'primary' : 'outline'}
        aria-pressed={filter.pinned}
        iconStart={<Pin aria-hidden="true" className="size-4" />}
        onClick={() => onFilter({ ...filter, pinned: !filter.pinned })}
      >
        Pinned
      </Button>
      {!selecting && (
        <Button
          variant="outline"
          iconStart={<CheckCheck aria-hidden="true" className="size-4" />}
          onClick={onSelecting}
        >
          Select
        </Button>
      )}
      {isFiltering(filter) && (
        <Button variant="ghost" onClick={() => onFilter(everyIdea)}>
          Show all
        </Button>
      )}
      <output className="sr-only">
        {isFiltering(filter) ? `${shownCount} of ${ideas.length} ideas` : ''}
      </output>
    </search>
  )
}
