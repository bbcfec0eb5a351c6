import { useRevalidator } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { notify } from '#app/ui/notify.ts'
import { contactFields, contactFormFields } from '#domain/contact/contact-wire.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { ListFilter } from '../list-filter.tsx'
import type { Message, MessagePage } from './fetch-messages.server.ts'

interface MessagesScreenProps extends MessagePage {
  unreadOnly: boolean
}

export function MessagesScreen({ messages, unread, older, unreadOnly }: MessagesScreenProps) {
  return (
    <AdminFrame heading="Contact Messages">
      <ListFilter
        label="Which messages"
        options={[
          { to: '?', label: 'All', current: !unreadOnly },
          { to: '?show=unread', label: `Unread (${unread})`, current: unreadOnly },
        ]}
      />
      {messages.length === 0 ? (
        <EmptyState message={unreadOnly ? 'Every message has been read.' : 'No message yet.'} />
      ) : (
        <ul className="flex flex-col gap-3">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {older && (
        <LinkButton
          to={`?${new URLSearchParams({ before: older, ...(unreadOnly && { show: 'unread' }) })}`}
          variant="outline"
          className="mt-6"
        >
          Older messages
        </LinkButton>
      )}
    </AdminFrame>
  )
}

function MessageRow({ message }: { message: Message }) {
  const { supabase } = useAccount()
  const { revalidate } = useRevalidator()
  const isRead = message.read_at !== null

  const mark = async (read: boolean) => {
    const { error } = await accountCall(async () =>
      (await supabase())
        .from('contact_messages')
        .update({ read_at: read ? new Date().toISOString() : null })
        .eq('id', message.id),
    )
    if (error) notify.error('Error', { description: error.message })
    await revalidate()
  }
  const remove = async () => {
    const { error } = await accountCall(async () =>
      (await supabase()).from('contact_messages').delete().eq('id', message.id),
    )
    if (error) notify.error('Error', { description: error.message })
    else notify.success('Message deleted')
    await revalidate()
  }

  return (
    <Card as="li" padding="snug">
      <details onToggle={({ currentTarget }) => currentTarget.open && !isRead && void mark(true)}>
        <summary className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1">
          <span className={cx('min-w-0 truncate', !isRead && 'font-semibold')}>{message.name}</span>
          <span className="min-w-0 grow basis-40 truncate text-on-surface-muted text-sm">
            {message.message}
          </span>
          {!isRead && <Badge tone="info">Unread</Badge>}
          <span className="text-on-surface-muted text-sm">
            <DateAndTime at={message.created_at} />
          </span>
        </summary>
        <div className="mt-3 border-hairline border-t pt-4">
          <MessageFields message={message} />
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton href={replyTo(message)} size="sm">
              Reply by email
            </LinkButton>
            <Button variant="secondary" size="sm" onClick={() => void mark(!isRead)}>
              {isRead ? 'Mark as unread' : 'Mark as read'}
            </Button>
            <ConfirmButton
              variant="ghost"
              size="sm"
              question="Delete this message?"
              consequence={`What ${message.name} wrote is gone at once.`}
              yes="Delete"
              onConfirm={remove}
            >
              Delete
            </ConfirmButton>
          </div>
        </div>
      </details>
    </Card>
  )
}

/** Every field of the form, as the form orders and names them. */
export function MessageFields({ message }: { message: Message }) {
  return (
    <dl className="flex flex-col gap-3">
      {contactFields.map((field) => (
        <div key={field}>
          <dt className="text-on-surface-muted text-sm">{contactFormFields[field].label}</dt>
          <dd className="wrap-anywhere max-w-measure whitespace-pre-wrap">{message[field]}</dd>
        </div>
      ))}
    </dl>
  )
}

function replyTo({ email, name }: Message): string {
  const [user = '', host = ''] = [email.slice(0, email.lastIndexOf('@')), email.split('@').at(-1)]
  const subject = encodeURIComponent(`Your message, ${name}`)
  return `mailto:${encodeURIComponent(user)}@${encodeURIComponent(host)}?subject=${subject}`
}
