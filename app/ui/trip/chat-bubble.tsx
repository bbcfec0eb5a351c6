import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { LogoMark } from '../logo-mark.tsx'
import { type Companion, CompanionAvatar } from './companion.tsx'

interface ChatBubbleProps {
  author: Companion
  /** The author; the reader's own messages are aligned right. */
  from?: 'me' | 'companion' | 'assistant'
  time?: string
  children: ReactNode
  /** Content below the text: a suggestion, votes. */
  attachment?: ReactNode
}

const looks = {
  me: 'rounded-br-[4px] bg-violet text-paper',
  companion: 'rounded-bl-[4px] bg-surface-sunken',
  assistant: 'rounded-bl-[4px] border border-hairline bg-info-wash',
}

/** A chat message; a list item. */
export function ChatBubble({
  author,
  from = 'companion',
  time,
  children,
  attachment,
}: ChatBubbleProps) {
  const mine = from === 'me'
  return (
    <li className={cx('flex items-end gap-2.5', mine && 'flex-row-reverse')}>
      {from === 'companion' && <CompanionAvatar companion={author} />}
      {from === 'assistant' && <AssistantAvatar />}
      <div className="min-w-0 max-w-[85%]">
        <p className={cx('mb-1 text-on-surface-muted text-xs', mine && 'text-right')}>
          {mine ? 'You' : author.name}
          {time && <> · {time}</>}
        </p>
        <div className={cx('rounded-card px-4 py-2.5', looks[from])}>
          <p>{children}</p>
          {attachment}
        </div>
      </div>
    </li>
  )
}

function AssistantAvatar() {
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-night text-foam"
    >
      <LogoMark className="size-5" />
    </span>
  )
}
