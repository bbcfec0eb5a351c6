import { LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAccount } from '#app/lib/account/account-context.ts'
import { accountCall } from '#app/lib/account/account-result.ts'
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
  const { isAdmin, look } = useAdminRights(person)
  return (
    <Dropdown onOpenChange={(open) => open && void look()}>
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
        <DropdownItem asChild>
          <Link to="/account" className="flex items-center gap-3">
            <UserRound aria-hidden="true" className="size-5" />
            Account
          </Link>
        </DropdownItem>
        {isAdmin && (
          <DropdownItem asChild>
            <Link to="/admin" className="flex items-center gap-3">
              <ShieldCheck aria-hidden="true" className="size-5" />
              Admin
            </Link>
          </DropdownItem>
        )}
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

/** Looked up when the menu opens: most people are no administrators, and pages need not wait for it. */
function useAdminRights({ id }: Person) {
  const { supabase } = useAccount()
  const [isAdmin, setIsAdmin] = useState(false)
  const look = async () => {
    const { data } = await accountCall(async () =>
      (await supabase())
        .from('user_permissions')
        .select('is_admin')
        .eq('user_id', id)
        .maybeSingle(),
    )
    setIsAdmin(data?.is_admin === true)
  }
  return { isAdmin, look }
}
