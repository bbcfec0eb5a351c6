import { CalendarDays, LayoutGrid, Redo2, Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Tab, Tabs, TabsList } from '#app/ui/tabs.tsx'
import type { Board } from '#domain/ideas/board.ts'
import type { Idea } from '#domain/ideas/idea.ts'
import type { BoardId } from '#domain/ideas/ids.ts'
import { redo, save, undo } from './board-actions.ts'
import { BoardMenu } from './board-menu.tsx'
import { BoardPicker } from './board-picker.tsx'
import type { BoardView } from './board-screen.tsx'
import { SaveState } from './save-state.tsx'

/** The id of the panel that the tabs switch. */
export const boardViewId = 'board-view'

interface BoardHeaderProps {
  view: BoardView
  onView: (view: BoardView) => void
  isSignedIn: boolean
  boards: readonly Board[]
  boardId: BoardId | null
  onBoard: (id: string | null) => void
  ideas: readonly Idea[]
  undo: { undo: string | null; redo: string | null }
  onHelp: () => void
  onNewBoard: () => void
  onRenameBoard: (board: Board) => void
}

export function BoardHeader({
  view,
  onView,
  isSignedIn,
  boards,
  boardId,
  onBoard,
  ideas,
  undo: steps,
  onHelp,
  onNewBoard,
  onRenameBoard,
}: BoardHeaderProps) {
  return (
    <header className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-display text-4xl">Trip Planning Board</h1>
          <SaveState isSignedIn={isSignedIn} />
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <StepButton label="Undo" step={steps.undo} icon={Undo2} onClick={undo} />
          <StepButton label="Redo" step={steps.redo} icon={Redo2} onClick={redo} />
          <BoardMenu
            ideas={ideas}
            name={boards.find(({ id }) => id === boardId)?.name ?? 'Trip Planning Board'}
            onHelp={onHelp}
          />
          {isSignedIn && <SaveButton />}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Views view={view} onView={onView} />
        <BoardPicker
          boards={boards}
          boardId={boardId}
          onBoard={onBoard}
          onNew={onNewBoard}
          onRename={onRenameBoard}
        />
      </div>
    </header>
  )
}

interface ViewsProps {
  view: BoardView
  onView: (view: BoardView) => void
}

/** Buttons on a large screen, tabs on a small one. */
function Views({ view, onView }: ViewsProps) {
  const icon = 'size-5'
  return (
    <>
      <div className="hidden gap-2 md:flex">
        <Button
          variant={view === 'board' ? 'secondary' : 'ghost'}
          aria-pressed={view === 'board'}
          iconStart={<LayoutGrid aria-hidden="true" className={icon} />}
          onClick={() => onView('board')}
        >
          Idea Board
        </Button>
        <Button
          variant={view === 'calendar' ? 'secondary' : 'ghost'}
          aria-pressed={view === 'calendar'}
          iconStart={<CalendarDays aria-hidden="true" className={icon} />}
          onClick={() => onView('calendar')}
        >
          Calendar View
        </Button>
      </div>
      <Tabs
        value={view}
        onValueChange={(value) => onView(value === 'calendar' ? 'calendar' : 'board')}
        className="w-full md:hidden"
      >
        <TabsList aria-label="View">
          <Tab value="board" aria-controls={boardViewId}>
            Idea Board
          </Tab>
          <Tab value="calendar" aria-controls={boardViewId}>
            Calendar
          </Tab>
        </TabsList>
      </Tabs>
    </>
  )
}

function SaveButton() {
  const [saving, setSaving] = useState(false)
  const press = async () => {
    setSaving(true)
    await save(true)
    setSaving(false)
  }
  return (
    <Button
      variant="outline"
      loading={saving}
      iconStart={<Save aria-hidden="true" className="size-5" />}
      onClick={() => void press()}
    >
      <span className="max-md:hidden">Save Board</span>
      <span className="md:hidden">Save</span>
    </Button>
  )
}

interface StepButtonProps {
  label: string
  /** What it would take back, in words. */
  step: string | null
  icon: typeof Undo2
  onClick: () => Promise<void>
}

function StepButton({ label, step, icon: Icon, onClick }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={step === null ? undefined : `${label}: ${step}`}
      disabled={step === null}
      onClick={() => void onClick()}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
