import { CalendarArrowDown, Ellipsis, Keyboard, Printer, Sheet } from 'lucide-react'
import { saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '#app/ui/dropdown.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Idea } from '#domain/ideas/idea.ts'

interface BoardMenuProps {
  ideas: readonly Idea[]
  name: string
  onHelp: () => void
}

export const loadExports = () => import('./board-exports.ts')

/** Menu of the board: export as a file, print, and show the shortcuts. */
export function BoardMenu({ ideas, name, onHelp }: BoardMenuProps) {
  const icon = 'size-5 text-on-surface-muted'
  const exportCalendar = async () => {
    const dated = ideas.filter(({ date }) => date !== null)
    if (dated.length === 0) {
      notify.info('No idea has a day yet, so the calendar would be empty.')
      return
    }
    const { ideasAsCalendar } = await loadExports()
    saveFile('board.ics', ideasAsCalendar(dated, name, new Date()), 'text/calendar')
  }
  const exportTable = async () => {
    const { ideasAsTable } = await loadExports()
    saveFile('board.csv', ideasAsTable(ideas), 'text/csv')
  }
  return (
    <Dropdown>
      <DropdownTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="More about this board">
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      </DropdownTrigger>
      <DropdownContent>
        <DropdownItem
          icon={<CalendarArrowDown aria-hidden="true" className={icon} />}
          onSelect={() => void exportCalendar()}
        >
          Export to calendar (ICS)
        </DropdownItem>
        <DropdownItem
          icon={<Sheet aria-hidden="true" className={icon} />}
          onSelect={() => void exportTable()}
        >
          Export as table (CSV)
        </DropdownItem>
        <DropdownItem
          icon={<Printer aria-hidden="true" className={icon} />}
          onSelect={() => window.print()}
        >
          Print
        </DropdownItem>
        <DropdownItem icon={<Keyboard aria-hidden="true" className={icon} />} onSelect={onHelp}>
          Keys
        </DropdownItem>
      </DropdownContent>
    </Dropdown>
  )
}
