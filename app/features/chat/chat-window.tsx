import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { TripBeside } from '#app/data/chat/conversation-store.ts'
import { useBrand } from '#app/lib/site.ts'
import { cx } from '#app/ui/class-names.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { notify } from '#app/ui/notify.ts'
import { dockedFrom, isSheet } from '#domain/chat/window-frame.ts'
import { Announcement } from './announcement.tsx'
import { tripIdOf } from './chat-addresses.ts'
import { ChatContext } from './chat-context.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { Greeting } from './greeting.tsx'
import { MessageList } from './message-list.tsx'
import { saveConversation } from './save-conversation.ts'
import { useChatContext } from './use-chat-context.ts'
import { useConversation } from './use-conversation.ts'
import { useDocked, useInertPage, useScrollLock } from './use-page-beside.ts'
import { useWindowFrame, type WindowFrame } from './use-window-frame.ts'
import { ResizeHandle } from './window-handles.tsx'

/** The chat: a window one can move and resize, docked to the left half, or a sheet on a phone. */
export function ChatWindow({ onClose }: { onClose: () => void }) {
  const { name } = useBrand()
  const { pathname } = useLocation()
  const { conversation, state } = useConversation()
  const window = useWindowFrame()
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const form = isSheet(window.view) ? 'sheet' : window.isDocked ? 'dock' : 'float'
  useDocked(form === 'dock')
  useScrollLock(form !== 'dock')
  useInertPage(form === 'sheet', root)
  useEffect(() => input.current?.focus(), [])
  const openedOn = useRef(pathname)
  useEffect(() => {
    // On a phone the sheet would cover the page that was just opened from it, so it closes; the
    // conversation stays.
    if (form === 'sheet' && openedOn.current !== pathname) onClose()
    openedOn.current = pathname
  }, [form, pathname, onClose])

  const say = (words: string) => conversation.send(words, tripBeside(pathname))
  const followUp = async (words: string) => {
    if ((await say(words)) === 'failed') notify.error('Failed to process follow-up question')
  }
  const close = () => {
    void conversation.end()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  const retry = useCallback(
    (key: string) => void conversation.retry(key, tripBeside(pathname)),
    [conversation, pathname],
  )
  const chat = useChatContext(conversation, state.votes, tripIdOf(pathname))
  const isEmpty = !state.loading && state.messages.length === 0 && !state.pending
  return (
    <section
      ref={root}
      aria-label={`Chat with ${name}`}
      data-surface="paper"
      onKeyDown={press}
      style={placeOf(form, window)}
      className={cx(
        'fixed z-40 flex flex-col overflow-hidden bg-[linear-gradient(var(--color-horizon-wash),var(--color-paper)_9rem)] bg-surface text-on-surface print:hidden',
        form === 'sheet' && 'inset-x-0 motion-safe:animate-from-bottom',
        form === 'dock' && 'animate-from-left border-horizon border-r-2',
        form === 'float' &&
          'animate-rise-in rounded-card shadow-[0_0_0_1px_var(--color-night),0_24px_64px_-8px_rgb(242_166_90/0.45),0_12px_32px_-8px_rgb(11_16_48/0.6)]',
      )}
    >
      <ChatHeader
        name={name}
        window={window}
        form={form}
        canSave={state.messages.length > 0}
        onBegin={() => void conversation.begin()}
        onSave={() => saveConversation(state.messages, name)}
        onClose={close}
      />
      {state.loadFailed && (
        <div className="p-4">
          <ErrorState
            message="Failed to load conversation history. Please check your internet connection and try again."
            onRetry={() => void conversation.load()}
          />
        </div>
      )}
      {isEmpty ? (
        <Greeting name={name} onSay={(words) => void say(words)} />
      ) : (
        <ChatContext value={chat}>
          <MessageList
            state={state}
            name={name}
            onFollowUp={(words) => void followUp(words)}
            onRetry={retry}
          />
        </ChatContext>
      )}
      <Announcement state={state} name={name} />
      {!state.isKept && (
        <p className="px-4 pb-2 text-on-surface-muted text-sm">
          This browser has no room for the conversation: it is gone with this page.
        </p>
      )}
      <Composer
        inputRef={input}
        hasCorner={form === 'float'}
        isWaiting={state.pending !== null}
        onSend={(words) => void say(words)}
        onStop={() => conversation.stop()}
      />
      {form === 'float' && <ResizeHandle window={window} />}
    </section>
  )
}

function placeOf(form: 'float' | 'dock' | 'sheet', { frame, view }: WindowFrame) {
  if (form === 'dock') return { top: dockedFrom, left: 0, width: '50vw', bottom: 0 }
  if (form === 'sheet') return { top: view.top, height: view.height }
  const { x, y, width, height } = frame
  return { left: x, top: y, width, height }
}

/** The trip on the screen that the chat was asked from. */
async function tripBeside(pathname: string): Promise<TripBeside> {
  const id = tripIdOf(pathname)
  if (id === null) return null
  const { fetchTripOnce } = await import('#app/data/trips/index.ts')
  return { id, trip: await fetchTripOnce(id) }
}
