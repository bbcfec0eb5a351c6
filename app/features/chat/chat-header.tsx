import {
  Download,
  MessageSquarePlus,
  MoreVertical,
  PanelLeft,
  PictureInPicture2,
  RotateCcw,
  X,
} from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/class-names.ts'
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '#app/ui/dropdown.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { moved } from '#domain/chat/window-frame.ts'
import type { WindowFrame } from './use-window-frame.ts'
import { MoveHandle, useFrameDrag } from './window-handles.tsx'

interface ChatHeaderProps {
  name: string
  window: WindowFrame
  form: 'float' | 'dock' | 'sheet'
  canSave: boolean
  onBegin: () => void
  onSave: () => void
  onClose: () => void
}

/** The name, by which the window is dragged, and what can be done with the window and the conversation. */
export function ChatHeader(props: ChatHeaderProps) {
  const { name, window, form, canSave, onBegin, onSave, onClose } = props
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = useFrameDrag(window, moved)
  const floats = form === 'float'
  return (
    <header
      data-surface="night"
      className="flex shrink-0 items-center gap-1 border-horizon border-b-2 bg-[linear-gradient(100deg,var(--color-night),var(--color-dusk)_55%,var(--color-violet)_100%)] py-1.5 pr-1.5 pl-3 text-on-surface"
    >
      <div
        {...(floats ? { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } : {})}
        className={cx(
          'flex min-h-touch min-w-0 grow items-center gap-2.5',
          floats && 'cursor-grab touch-none active:cursor-grabbing',
        )}
      >
        <LogoMark className="size-7 shrink-0" />
        <h2 className="truncate select-none font-display text-xl">{name}</h2>
      </div>
      {floats && <MoveHandle window={window} />}
      <Dropdown>
        <DropdownTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="More">
            <MoreVertical aria-hidden="true" className="size-5" />
          </Button>
        </DropdownTrigger>
        <DropdownContent>
          <DropdownItem
            icon={<MessageSquarePlus aria-hidden="true" className="size-5" />}
            onSelect={onBegin}
          >
            New conversation
          </DropdownItem>
          <DropdownItem
            icon={<Download aria-hidden="true" className="size-5" />}
            disabled={!canSave}
            onSelect={onSave}
          >
            Save as text
          </DropdownItem>
          {form !== 'sheet' && (
            <DropdownItem
              icon={<RotateCcw aria-hidden="true" className="size-5" />}
              onSelect={window.reset}
            >
              Reset the window
            </DropdownItem>
          )}
        </DropdownContent>
      </Dropdown>
      {form !== 'sheet' && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={form === 'dock' ? 'Undock the chat' : 'Dock the chat to the left'}
          onClick={() => window.dock(form !== 'dock')}
        >
          {form === 'dock' ? (
            <PictureInPicture2 aria-hidden="true" className="size-5" />
          ) : (
            <PanelLeft aria-hidden="true" className="size-5" />
          )}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label="Close the chat" onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </header>
  )
}
