import { House, KeyRound, Warehouse } from 'lucide-react'
import { HouseScene } from '../scenes/house-scene.tsx'
import * as stamps from '../stamps/airbnb-hosts.tsx'
import type { PartnerContent } from './partner.ts'

export const airbnbHosts: PartnerContent = {
  path: '/partners/airbnb-hosts',
  audience: 'Airbnb Hosts',
  heading: 'Your local favorites, in your guests’ days',
  lede: 'You know the bakery that sells out by ten and the bench with the view. Recommend them once, and your guests meet them in their own itinerary, on a day when it works.',
  summary: 'Recommend the places you love to your guests, right inside their plans.',
  Scene: HouseScene,
  benefits: [
    {
      stamp: stamps.book,
      title: 'Your list becomes their days',
      text: 'The recommendations you keep in a folder on the table turn into stops with opening hours, distances and a place in the day.',
    },
    {
      stamp: stamps.night,
      title: 'Fewer questions at ten at night',
      text: 'Where to eat, how to get there, what to do when it rains: guests find it in their plan, in your words.',
    },
    {
      stamp: stamps.cup,
      title: 'Good for the neighbors',
      text: 'The café around the corner gets the visit, instead of the place with the largest sign.',
    },
  ],
  steps: [
    {
      title: 'Get Listed',
      text: 'Tell us where your place is, and name the spots you send friends to, with a line on why.',
    },
    {
      title: 'We Integrate',
      text: 'Your spots are placed by location, interests, group size and schedule, starting from your door.',
    },
    {
      title: 'Guests Discover & Book',
      text: 'Guests come across your favorites while they plan, and book what needs booking with one click.',
    },
  ],
  fit: {
    title: 'Perfect For',
    lede: 'People who would rather host than run a front desk.',
    points: [
      {
        icon: House,
        title: 'Hosts with one home',
        text: 'Your own flat or cabin, and a neighborhood you know by heart.',
      },
      {
        icon: KeyRound,
        title: 'Hosts with several',
        text: 'One list for each address, kept once, for every guest who comes.',
      },
      {
        icon: Warehouse,
        title: 'Property managers',
        text: 'Local advice that stays the same, whoever hands over the key.',
      },
    ],
  },
  closing: {
    heading: 'Share what you know',
    text: 'Send us your address and your three favorite places nearby. That is how it starts.',
  },
  note: 'Airbnb is a trademark of Airbnb, Inc., which has no part in this site.',
}
