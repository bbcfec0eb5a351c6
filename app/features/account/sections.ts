/** The parts of the account page in their order, as the page and its index show them. */
import {
  CalendarDays,
  Database,
  Fingerprint,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Plug,
  UserRound,
} from 'lucide-react'

interface AccountPart {
  id: string
  title: string
  icon: LucideIcon
}

export const accountParts = {
  profile: { id: 'profile', title: 'Profile', icon: UserRound },
  password: { id: 'password', title: 'Password', icon: KeyRound },
  identities: { id: 'ways-to-sign-in', title: 'Ways to sign in', icon: Plug },
  calendar: { id: 'google-calendar', title: 'Google Calendar', icon: CalendarDays },
  secondFactor: { id: 'two-factor', title: 'Two-factor authentication', icon: Fingerprint },
  devices: { id: 'devices', title: 'Devices', icon: MonitorSmartphone },
  data: { id: 'your-data', title: 'Your data', icon: Database },
} as const satisfies Record<string, AccountPart>

export type AccountPartName = keyof typeof accountParts
