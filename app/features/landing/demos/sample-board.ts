/** A board for four days in Kyoto. */
import type { PosterShape, PosterSlug } from '#domain/site/posters.ts'

export const columns = ['Want to do this!', 'Doing this!!', 'Done and Done!!'] as const

export interface SampleIdea {
  title: string
  description: string
  date?: string
  time?: string
  color: string
  /** The index of its column. */
  column: 0 | 1 | 2
  pinned?: boolean
  /** Which print of a poster is shown, and its `object-position`. */
  view?: { slug: PosterSlug; shape: PosterShape; look: string }
  /** Moves into its column while the demo plays. */
  arrives?: boolean
}

export const sampleIdeas: readonly SampleIdea[] = [
  {
    title: 'Fushimi Inari',
    description: 'Up past the last shop',
    color: '#FF6B6B',
    column: 0,
    pinned: true,
    view: { slug: 'kyoto', shape: 'wide', look: '[&_img]:object-[50%_58%]' },
  },
  {
    title: 'Tea in Uji',
    description: 'Half an hour by train',
    color: '#4ECDC4',
    column: 0,
  },
  {
    title: 'Philosopher’s Path',
    description: 'While it is quiet',
    date: 'Apr 9',
    time: '7:00 AM',
    color: '#96CEB4',
    column: 1,
    view: { slug: 'japan', shape: 'tall', look: '[&_img]:object-[50%_96%]' },
  },
  {
    title: 'Nishiki Market',
    description: 'Come hungry',
    date: 'Apr 10',
    time: '11:00 AM',
    color: '#F1C40F',
    column: 1,
    arrives: true,
  },
  {
    title: 'A room with a garden',
    description: 'Booked, three nights',
    color: '#D4A5A5',
    column: 2,
    view: {
      slug: 'kyoto',
      shape: 'square',
      look: '[&_img]:object-[50%_92%] [&_img]:origin-[88%_50%] [&_img]:scale-130',
    },
  },
]
