import { Search } from 'lucide-react'
import { Form, useRevalidator } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateAndTime } from '#app/ui/date-and-time.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormField } from '#app/ui/form-field.tsx'
import { Input } from '#app/ui/input.tsx'
import { notify } from '#app/ui/notify.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import type { FoundPerson } from './fetch-people.server.ts'

interface PeopleScreenProps {
  people: readonly FoundPerson[]
  total: number
  search: string
  /** The id of the administrator who is signed in. */
  ownId: string
}

export function PeopleScreen({ people, total, search, ownId }: PeopleScreenProps) {
  return (
    <AdminFrame heading="Users">
      {/* The key resets the field, so that going back shows the earlier search. */}
      <Form key={search} role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <FormField label="Name or email" className="min-w-0 grow">
          <Input type="search" name="q" defaultValue={search} maxLength={200} />
        </FormField>
        <Button
          type="submit"
          variant="outline"
          className="min-h-12"
          iconStart={<Search aria-hidden="true" className="size-5" />}
        >
          Search
        </Button>
      </Form>
      {people.length === 0 ? (
        <EmptyState message={`Nobody matches “${search}”.`} />
      ) : (
        <>
          <p className="mb-3 text-on-surface-muted">
            {people.length < total ? `The first ${people.length} of ${total}` : `${total} found`}
          </p>
          <ul className="flex flex-col gap-3">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} isOwn={person.id === ownId} />
            ))}
          </ul>
        </>
      )}
    </AdminFrame>
  )
}

function PersonRow({ person, isOwn }: { person: FoundPerson; isOwn: boolean }) {
  const { supabase } = useAccount()
  const { revalidate } = useRevalidator()
  const name = person.fullName ?? person.email ?? 'This person'
  const setAdmin = async (wanted: boolean) => {
    const { error } = await accountCall(async () =>
      (await supabase()).rpc('set_admin', { person_id: person.id, wanted }),
    )
    if (error) notify.error('Error', { description: error.message })
    else notify.success(`${name} is ${wanted ? 'now' : 'no longer'} an administrator`)
    await revalidate()
  }
  return (
    <Card as="li" padding="snug" className="flex flex-wrap items-center gap-4">
      <Avatar name={person.fullName ?? ''} picture={person.picture ?? undefined} decorative />
      <div className="min-w-0 grow basis-52">
        <h2 className="flex flex-wrap items-center gap-2 font-sans font-semibold text-base">
          <span className="truncate">{name}</span>
          {isOwn && <Badge>You</Badge>}
          {person.isAdmin && <Badge tone="success">Administrator</Badge>}
        </h2>
        <p className="truncate text-on-surface-muted text-sm">{person.email}</p>
        <p className="text-on-surface-muted text-sm">
          Joined <DateAndTime at={person.joinedAt} />
        </p>
      </div>
      {person.isAdmin ? (
        <ConfirmButton
          variant="secondary"
          size="sm"
          aria-label={`Revoke admin: ${name}`}
          question={`Revoke admin from ${name}?`}
          consequence={
            isOwn
              ? 'You lose access to this area at once.'
              : 'They lose access to this area at once.'
          }
          yes="Revoke"
          onConfirm={() => setAdmin(false)}
        >
          Revoke admin
        </ConfirmButton>
      ) : (
        <ConfirmButton
          variant="secondary"
          size="sm"
          aria-label={`Make admin: ${name}`}
          question={`Make ${name} an admin?`}
          consequence="They can change every page, read messages, and give and take these rights."
          yes="Make admin"
          onConfirm={() => setAdmin(true)}
        >
          Make admin
        </ConfirmButton>
      )}
    </Card>
  )
}
