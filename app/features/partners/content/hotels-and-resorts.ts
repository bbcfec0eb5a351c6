import { Building2, Palmtree, Sparkles } from 'lucide-react'
import { HotelScene } from '../scenes/hotel-scene.tsx'
import * as stamps from '../stamps/hotels-and-resorts.tsx'
import type { PartnerContent } from './partner.ts'

export const hotelsAndResorts: PartnerContent = {
  path: '/partners/hotels-and-resorts',
  audience: 'Hotels & Resorts',
  heading: 'Put the whole property in the plan',
  lede: 'Your guests plan their days before they arrive. Let them meet the spa, the restaurant and Thursday’s concert while there is still room in the day.',
  summary: 'Bring your spa, dining and events into your guests’ days, and raise on-site revenue.',
  Scene: HotelScene,
  benefits: [
    {
      stamp: stamps.bell,
      title: 'Amenities at the right hour',
      text: 'The spa after a day on foot, a table on the evening that has no plan yet: what you offer appears where a day has a gap for it.',
    },
    {
      stamp: stamps.windows,
      title: 'More revenue on site',
      text: 'Guests spend where they have planned to be. An itinerary that includes your property keeps more of the day, and the bill, with you.',
    },
    {
      stamp: stamps.lanterns,
      title: 'Events that find their guests',
      text: 'Tastings, classes and live music reach the people whose dates match, in time to keep the evening free.',
    },
  ],
  steps: [
    {
      title: 'Get Listed',
      text: 'Send us what your property offers, with hours, seasons and how each thing is booked. Spa, dining, events, the boat to the beach.',
    },
    {
      title: 'We Integrate',
      text: 'Each offer is placed by location, interests, group size and schedule: a children’s pool for families, a late table for two.',
    },
    {
      title: 'Guests Discover & Book',
      text: 'Guests find it in their own itinerary, at an hour that works, and book it with you in one click.',
    },
  ],
  fit: {
    title: 'Perfect For',
    lede: 'Properties with more to offer than a room key.',
    points: [
      {
        icon: Palmtree,
        title: 'Resorts',
        text: 'Several restaurants, a spa, a beach: a stay that could fill whole days on its own.',
      },
      {
        icon: Building2,
        title: 'City and boutique hotels',
        text: 'A rooftop bar or a kitchen that deserves guests from upstairs as well as from the street.',
      },
      {
        icon: Sparkles,
        title: 'Wellness and event hotels',
        text: 'Treatments, retreats and evenings that are best when they are booked ahead.',
      },
    ],
  },
  closing: {
    heading: 'Tell us about your property',
    text: 'A few lines about what guests tend to discover too late are enough to begin with.',
  },
}
