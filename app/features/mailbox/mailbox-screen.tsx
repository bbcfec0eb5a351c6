import { useState } from 'react'
import { Card } from '#app/ui/card.tsx'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { SentMessage } from '#domain/site/mailbox.ts'

interface MailboxScreenProps {
  messages: readonly SentMessage[]
}

/** The local mailbox. The HTML of a mail is shown in a sandboxed frame without scripts. */
export function MailboxScreen({ messages }: MailboxScreenProps) {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">Local mailbox</h1>
      <p className="mt-4 max-w-measure text-on-surface-muted">
        No mail server is configured, so nothing leaves this laptop. What would have been sent
        stands here, newest first, until the server stops.
      </p>
      {messages.length === 0 && (
        <EmptyState message="No message has been sent yet." className="mt-10" />
      )}
      <ol className="mt-10 flex flex-col gap-6">
        {messages.map((message) => (
          <Card key={message.id} as="li">
            <h2 className="font-display text-xl">{message.subject}</h2>
            <p className="mt-1 text-sm text-on-surface-muted">
              To {message.to}, <DateAndTime at={message.sentAt} />
            </p>
            <MessageText text={message.text} />
            <MessageLooks message={message} />
          </Card>
        ))}
      </ol>
    </PageBody>
  )
}

/** The frame is rendered when it is opened, because the list may hold a hundred mails. */
function MessageLooks({ message }: { message: SentMessage }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-touch cursor-pointer py-2.5 font-semibold">
        As it looks in a mail program
      </summary>
      {open && (
        <iframe
          title={message.subject}
          sandbox=""
          srcDoc={message.html}
          className="mt-3 h-120 w-full rounded-control border border-hairline bg-surface-control"
        />
      )}
    </details>
  )
}

/** Turns the addresses in the text into links. */
function MessageText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/)
  return (
    <p className="mt-4 whitespace-pre-wrap break-words">
      {parts.map((part, index) =>
        /^https?:\/\//.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes.
          <a key={index} href={part} className="text-link underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
