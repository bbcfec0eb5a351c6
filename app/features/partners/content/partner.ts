/** The content of a partner page; the four pages differ in nothing else. */
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

export interface PartnerContent {
  path: `/partners/${string}`
  /** Who it is for, as the Company menu names them. */
  audience: string
  heading: string
  lede: string
  /** One sentence on the card of the overview. */
  summary: string
  Scene: ComponentType
  benefits: readonly [Benefit, Benefit, Benefit]
  steps: readonly [Step<'Get Listed'>, Step<'We Integrate'>, Step<LastStep>]
  fit: Outcomes | PerfectFor
  closing: { heading: string; text: string }
  /** Small print that belongs to this page only. */
  note?: string
}

export interface Benefit {
  /** What is printed on its stamp. */
  stamp: ReactNode
  title: string
  text: string
}

export interface Point {
  icon: LucideIcon
  title: string
  text: string
}

interface Step<Title extends string> {
  title: Title
  text: string
}

type LastStep = 'Travelers Discover & Book' | 'Guests Discover & Book'

interface Outcomes {
  title: 'Real Outcomes'
  lede: string
  points: readonly [Point, Point, Point, Point]
}

interface PerfectFor {
  title: 'Perfect For'
  lede: string
  points: readonly [Point, Point, Point]
}
