/** The people one can be with a click where no real identity provider is configured. */

export interface DemoPerson {
  id: string
  name: string
  email: string
  /** What one sees as this person. */
  about: string
}

export const demoPeople: readonly DemoPerson[] = [
  {
    id: 'demo-ada',
    name: 'Ada Demo',
    email: 'ada@demo.example',
    about: 'A traveler who plans alone',
  },
  {
    id: 'demo-ben',
    name: 'Ben Demo',
    email: 'ben@demo.example',
    about: 'A traveler who plans with a group',
  },
  {
    id: 'demo-cleo',
    name: 'Cleo Demo',
    email: 'cleo@demo.example',
    about: 'Somebody who has never been here before',
  },
  {
    id: 'demo-admin',
    name: 'Admin Demo',
    email: 'admin@demo.example',
    about: 'An administrator',
  },
]
