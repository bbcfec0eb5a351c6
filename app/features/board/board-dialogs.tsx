import { ChooseDayDialog } from './choose-day-dialog.tsx'
import { EditIdeaDialog } from './edit-idea-dialog.tsx'
import { NameBoardDialog } from './name-board-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import type { DialogsOfBoard } from './use-board-dialogs.ts'

interface BoardDialogsProps {
  dialogs: DialogsOfBoard
  today: string
  boardName: string | null
  onBoard: (id: string | null) => void
}

export function BoardDialogs({ dialogs, today, boardName, onBoard }: BoardDialogsProps) {
  const { open, close } = dialogs
  switch (open?.kind) {
    case 'edit':
      return <EditIdeaDialog key={open.idea.id} idea={open.idea} onClose={close} />
    case 'day':
      return <ChooseDayDialog ideas={open.ideas} today={today} onClose={close} />
    case 'plan':
      return <PlanDialog ideas={open.ideas} today={today} boardName={boardName} onClose={close} />
    case 'name':
      return <NameBoardDialog board={open.board} onNamed={onBoard} onClose={close} />
    case 'help':
      return <ShortcutHelp onClose={close} />
    default:
      return null
  }
}
