import { useBrand } from '#app/lib/site.ts'
import { Demo } from './demo.tsx'
import { DottedLine } from './dotted-line.tsx'
import { GroupDemo } from './group-demo.tsx'
import { IdeaBoardDemo } from './idea-board-demo.tsx'
import { ItineraryDemo } from './itinerary-demo.tsx'
import { RoadTripDemo } from './road-trip-demo.tsx'

/** Four parts of the product at work. */
export function Demos() {
  const brand = useBrand()
  return (
    <>
      <Demo
        part="Itinerary"
        title="A day that knows its hours"
        text="Every stop is open when you come, the way there fits between two, and each one says why it is where it is. Let it rain, and see what changes."
        links={[
          { to: '/itinerary/new/plan?where=Paris', label: 'Plan days like these in Paris' },
          { to: '/restaurants?where=Paris', label: 'Find the tables' },
        ]}
        words="beside"
      >
        <ItineraryDemo />
      </Demo>
      <DottedLine way="over" />
      <Demo
        part="Road trip"
        title="Drives short enough to enjoy"
        text="Name both ends. The stops in between, the hours at the wheel and a place to sleep are worked out together, so one more day moves the beds and not only the date."
        links={[{ to: '/roadtrip', label: 'Plan a road trip' }]}
        words="above"
      >
        <RoadTripDemo />
      </Demo>
      <DottedLine way="round" />
      <Demo
        part="Ideaboard"
        title="From a wish to a tick"
        text={`Pin what you hear of, type it or say it. When ${brand.name} suggests a place you like, it lands here too. Drag a card on, and it becomes a plan.`}
        links={[{ to: '/ideaboard', label: 'Start your own idea board' }]}
        words="above"
      >
        <IdeaBoardDemo />
      </Demo>
      <DottedLine way="over" />
      <Demo
        part="Group collaboration"
        title="One plan that everyone had a say in"
        text={`Talk in one place, with ${brand.name} in the room. Vote on what it suggests, note who paid, and leave even, in as few payments as it takes.`}
        links={[{ to: '/group-planning', label: 'Plan with friends' }]}
        words="above"
      >
        <GroupDemo />
      </Demo>
    </>
  )
}
