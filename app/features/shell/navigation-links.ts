/** Every link of the navigation bar and its Company menu, in the order they are shown. */

export interface NavigationLink {
  to: string
  label: string
  /** Other addresses of the same page. */
  also?: readonly string[]
}

export interface CompanyLink extends NavigationLink {
  description?: string
}

export const mainLinks: readonly NavigationLink[] = [
  { to: '/inspirations', label: 'Inspirations' },
  { to: '/ideaboard', label: 'Idea Board', also: ['/idea-board'] },
  {
    to: '/itinerary/new/plan',
    label: 'Plan a Trip',
    also: ['/itinerary/new', '/create-itinerary'],
  },
  { to: '/roadtrip', label: 'Road Trip' },
  { to: '/group-planning', label: 'Group Planning' },
]

export const companyGroups: readonly { title: string; links: readonly CompanyLink[] }[] = [
  {
    title: 'Destinations',
    links: [
      { to: '/partners/dmo', label: 'DMO', description: 'Destination Marketing' },
      { to: '/partners/airbnb-hosts', label: 'Airbnb Hosts', description: 'Vacation Rentals' },
    ],
  },
  {
    title: 'Hospitality',
    links: [
      {
        to: '/partners/hotels-and-resorts',
        label: 'Hotels & Resorts',
        description: 'Accommodations',
      },
      { to: '/partners/tour-operators', label: 'Tour Operators', description: 'Experiences' },
    ],
  },
  {
    title: 'Company Info',
    links: [
      { to: '/about', label: 'About', also: ['/about-us'] },
      { to: '/contact', label: 'Contact' },
    ],
  },
]

/** Whether a path is the link's page or below it, ignoring case. */
export function isCurrent({ to, also = [] }: NavigationLink, pathname: string): boolean {
  const here = pathname.toLowerCase()
  return [to, ...also].some((path) => here === path || here.startsWith(`${path}/`))
}
