import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import { PageBody } from '#app/ui/page-body.tsx'
import type { Person } from '#domain/account/person.ts'
import { AccountIndex } from './account-index.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { DataSection } from './data-section.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import type { AccountPartName } from './sections.ts'
import { SessionsSection } from './sessions-section.tsx'

interface AccountScreenProps {
  person: Person
  /** The person came by a recovery link, so the new password comes first. */
  setsPassword: boolean
}

const others = ['identities', 'calendar', 'secondFactor', 'devices', 'data'] as const
const usualOrder: readonly AccountPartName[] = ['profile', 'password', ...others]
const passwordFirst: readonly AccountPartName[] = ['password', 'profile', ...others]

export function AccountScreen({ person, setsPassword }: AccountScreenProps) {
  const parts = setsPassword ? passwordFirst : usualOrder
  const screens: Readonly<Record<AccountPartName, ReactNode>> = {
    profile: <ProfileSection key="profile" person={person} />,
    password: <PasswordSection key="password" person={person} />,
    identities: <IdentitiesSection key="identities" />,
    calendar: <CalendarSection key="calendar" person={person} />,
    secondFactor: <SecondFactorSection key="secondFactor" />,
    devices: <SessionsSection key="devices" />,
    data: <DataSection key="data" />,
  }
  return (
    <PageBody className="pt-10">
      <header className="flex items-center gap-5">
        <Avatar name={person.fullName} picture={person.picture} size="lg" decorative />
        <div className="min-w-0">
          <h1 className="font-display text-4xl">
            {setsPassword ? 'Set a new password' : 'Account'}
          </h1>
          <p className="mt-1 truncate text-on-surface-muted">
            {person.fullName ? `${person.fullName}, ${person.email}` : person.email}
          </p>
        </div>
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:mt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <AccountIndex parts={parts} />
        </div>
        <div className="flex flex-col gap-6">{parts.map((part) => screens[part])}</div>
      </div>
    </PageBody>
  )
}
