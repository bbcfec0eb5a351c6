import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownSeparator,
  DropdownTrigger,
} from '#app/ui/dropdown.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Person } from '#domain/account/person.ts'
import { useSignOut } from './sign-out.ts'

interface AccountMenuProps {
  person: Person
}

export function AccountMenu({ person }: AccountMenuProps) {
  // Signs out this device; the account page offers all devices.
  const signOut = useSignOut('local')
  return (
    <Dropdown>
      <DropdownTrigger className="inline-flex size-touch items-center justify-center rounded-full">
        <VisuallyHidden>Account</VisuallyHidden>
        <Avatar name={person.fullName} picture={person.picture} decorative />
      </DropdownTrigger>
      <DropdownContent className="w-75">
        <DropdownItem asChild>
          <Link to="/account" className="flex items-center gap-3">
            <Avatar name={person.fullName} picture={person.picture} decorative />
            <span className="min-w-0">
              {person.fullName && (
                <span className="block truncate font-semibold">{person.fullName}</span>
              )}
              <span className="block truncate text-sm text-on-surface-muted">{person.email}</span>
            </span>
          </Link>
        </DropdownItem>
        <DropdownSeparator />
        <DropdownItem
          icon={<LogOut aria-hidden="true" className="size-5" />}
          onSelect={() => void signOut()}
        >
          Sign out
        </DropdownItem>
      </DropdownContent>
    </Dropdown>
  )
}
