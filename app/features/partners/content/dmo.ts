import { Coins, MessageCircleOff, Store, Timer } from 'lucide-react'
import { HarbourScene } from '../scenes/harbour-scene.tsx'
import * as stamps from '../stamps/dmo.tsx'
import type { PartnerContent } from './partner.ts'

export const dmo: PartnerContent = {
  path: '/partners/dmo',
  audience: 'Destination Marketing',
  heading: 'Be featured at the moment people plan',
  lede: 'Visitors make up their minds in the hour they plan. That hour is where your region belongs: the right stop on the right day, one click from booking, with no large online agency in between.',
  summary: 'Put your region into the itinerary itself, with links that book in one click.',
  Scene: HarbourScene,
  benefits: [
    {
      stamp: stamps.chart,
      title: 'In the plan, not beside it',
      text: 'Your museums, markets and trails appear inside day-by-day itineraries, where a visitor is deciding anyway, instead of in a banner that is scrolled past.',
    },
    {
      stamp: stamps.ticket,
      title: 'Smart booking links',
      text: 'One click leads from a stop in the itinerary to the vendor’s own booking page. The customer stays theirs from the first minute.',
    },
    {
      stamp: stamps.lane,
      title: 'Another way than the big agencies',
      text: 'A small workshop two streets from the cathedral can be the best stop of a rainy afternoon. A planner that knows the day can tell; a ranking by sales can’t.',
    },
  ],
  steps: [
    {
      title: 'Get Listed',
      text: 'Tell us about your region: its places, its seasons and the vendors you speak for. Together we turn them into listings that a planner can use.',
    },
    {
      title: 'We Integrate',
      text: 'Listings are placed by location, interests, group size and schedule, so that each turns up where it fits a day, and only there.',
    },
    {
      title: 'Travelers Discover & Book',
      text: 'Visitors meet your vendors in an itinerary of their own and book with one click, on the vendor’s page.',
    },
  ],
  fit: {
    title: 'Real Outcomes',
    lede: 'What the integration is made to move, and what we would measure with you.',
    points: [
      {
        icon: Timer,
        title: 'More time-on-site and itinerary completion',
        text: 'Plans that respect opening hours and distances are plans that people finish.',
      },
      {
        icon: Store,
        title: 'More vendors surfaced than the big-name tours',
        text: 'Every listing that suits a day can be found in it, not only the ten everyone knows.',
      },
      {
        icon: MessageCircleOff,
        title: 'Fewer repetitive visitor questions',
        text: 'When is it open, how do we get there, what if it rains: the plan has answered before anyone asks.',
      },
      {
        icon: Coins,
        title: 'More revenue to local businesses',
        text: 'Bookings go straight to those who run the place.',
      },
    ],
  },
  closing: {
    heading: 'Show us your region',
    text: 'Tell us where you are and whom you speak for. We’ll tell you what a listing would look like, and what we don’t do yet.',
  },
}
