/** Every link of the navigation bar and its Company menu, in the order they are shown. */

export interface NavigationLink {
  to: string
  label: string
}

export interface CompanyLink extends NavigationLink {
  description?: string
}

export const mainLinks: readonly NavigationLink[] = [
  { to: '/inspirations', label: 'Inspirations' },
  { to: '/ideaboard', label: 'Idea Board' },
  { to: '/itinerary/new/plan', label: 'Plan a Trip' },
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
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
]
