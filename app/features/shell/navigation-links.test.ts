import { expect, it } from 'vitest'
import { companyGroups, isCurrent, mainLinks } from './navigation-links.ts'

const links = [...mainLinks, ...companyGroups.flatMap((group) => group.links)]
const currentAt = (path: string) =>
  links.filter((link) => isCurrent(link, path)).map(({ label }) => label)

it.each([
  ['/ideaboard', 'Idea Board'],
  ['/idea-board', 'Idea Board'],
  ['/itinerary/new/plan', 'Plan a Trip'],
  ['/itinerary/new', 'Plan a Trip'],
  ['/create-itinerary', 'Plan a Trip'],
  ['/roadtrip/7/edit', 'Road Trip'],
  ['/about-us', 'About'],
  ['/About/', 'About'],
  ['/partners/dmo', 'DMO'],
])('%s is the page of one link', (path, label) => expect(currentAt(path)).toEqual([label]))

it.each(['/', '/aboutness', '/partners', '/lisbon'])('%s is the page of none', (path) =>
  expect(currentAt(path)).toEqual([]),
)
