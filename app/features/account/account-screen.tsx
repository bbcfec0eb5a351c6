import { PageBody } from '#app/ui/page-body.tsx'
import type { Person } from '#domain/account/person.ts'
import { CalendarSection } from './calendar-section.tsx'
import { DataSection } from './data-section.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

interface AccountScreenProps {
  person: Person
  /** The person came by a recovery link, so the new password comes first. */
  setsPassword: boolean
}

export function AccountScreen({ person, setsPassword }: AccountScreenProps) {
  return (
    <PageBody>
      <h1 className="font-display text-4xl">{setsPassword ? 'Set a new password' : 'Account'}</h1>
      <div className="mt-10 flex max-w-3xl flex-col gap-6">
        {setsPassword && <PasswordSection person={person} />}
        <ProfileSection person={person} />
        {!setsPassword && <PasswordSection person={person} />}
        <IdentitiesSection />
        <CalendarSection person={person} />
        <SecondFactorSection />
        <SessionsSection />
        <DataSection />
      </div>
    </PageBody>
  )
}
