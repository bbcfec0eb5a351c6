import { Footprints, Mountain, Sailboat } from 'lucide-react'
import { VoyageScene } from '../scenes/voyage-scene.tsx'
import * as stamps from '../stamps/tour-operators.tsx'
import type { PartnerContent } from './partner.ts'

export const tourOperators: PartnerContent = {
  path: '/partners/tour-operators',
  audience: 'Tour Operators',
  heading: 'Your tours, on the days they fit',
  lede: 'A tour is booked when it solves a day. Get yours placed inside itineraries, on the morning that is free, for the group that would love it, and see more of your seats taken.',
  summary: 'Get your tours placed in itineraries, on days with room for them.',
  Scene: VoyageScene,
  benefits: [
    {
      stamp: stamps.calendar,
      title: 'Placed where there is time',
      text: 'Your two-hour walk appears on the day that has two free hours, in the part of town where the group already is.',
    },
    {
      stamp: stamps.boat,
      title: 'Groups that suit you',
      text: 'Six friends, or a family with a pram: group size and interests decide who sees which tour, so those who ask tend to book.',
    },
    {
      stamp: stamps.rose,
      title: 'Found without an agency',
      text: 'People come from their own itinerary to your booking page, and you stay the one they booked with.',
    },
  ],
  steps: [
    {
      title: 'Get Listed',
      text: 'Tell us what you run: where it starts, how long it takes, for how many, on which days, and where it is booked.',
    },
    {
      title: 'We Integrate',
      text: 'Tours are placed by location, interests, group size and schedule. A tour that does not fit a day is not squeezed into it.',
    },
    {
      title: 'Travelers Discover & Book',
      text: 'People see your tour as part of a day that works, and book the seats with one click.',
    },
  ],
  fit: {
    title: 'Perfect For',
    lede: 'Anyone who takes people somewhere and brings them back happy.',
    points: [
      {
        icon: Footprints,
        title: 'Walking and food tours',
        text: 'Small groups, fixed streets, a few departures a day.',
      },
      {
        icon: Mountain,
        title: 'Outdoor guides',
        text: 'Hikes, climbs and rides that depend on season and weather.',
      },
      {
        icon: Sailboat,
        title: 'Day trips and boats',
        text: 'Half a day or a whole one, with a harbor or a bus stop to start from.',
      },
    ],
  },
  closing: {
    heading: 'Put your tours on the chart',
    text: 'Send us the tours you are proudest of. We’ll answer with what we need to place them.',
  },
}
