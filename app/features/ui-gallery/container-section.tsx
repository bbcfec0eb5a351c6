import { CalendarDays, Lightbulb } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '#app/ui/tabs.tsx'
import { GallerySection, Row, SingleSpecimen, Specimen } from './specimen.tsx'

export function ContainerSection() {
  return (
    <GallerySection
      id="containers"
      title="Cards, tabs, badges"
      intro="Paper postcards laid on the evening."
    >
      <SingleSpecimen name="Card" note="The middle one lifts under the pointer.">
        <div className="grid gap-6 md:grid-cols-3">
          <Card>
            <h4 className="text-xl">Roomy</h4>
            <p className="mt-2 text-on-surface-muted">For reading.</p>
          </Card>
          <Card lifts padding="none">
            <div
              aria-hidden="true"
              className="h-28 bg-linear-to-b from-dusk via-violet to-horizon"
            />
            <div className="p-6">
              <h4 className="text-xl">A picture to the edge</h4>
              <p className="mt-2 text-on-surface-muted">Three days by the sound.</p>
            </div>
          </Card>
          <Card padding="snug">
            <h4 className="text-xl">Snug</h4>
            <p className="mt-2 text-on-surface-muted">
              Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch breaks where it must.
            </p>
          </Card>
        </div>
      </SingleSpecimen>
      <Specimen name="Tabs" note="Arrow keys move between them.">
        <Tabs defaultValue="board">
          <TabsList aria-label="View">
            <Tab value="board">
              <Lightbulb aria-hidden="true" className="size-5" />
              Idea Board
            </Tab>
            <Tab value="calendar">
              <CalendarDays aria-hidden="true" className="size-5" />
              Calendar
            </Tab>
            <Tab value="map" disabled>
              Map
            </Tab>
          </TabsList>
          <TabPanel value="board">Three ideas.</TabPanel>
          <TabPanel value="calendar">No events.</TabPanel>
          <TabPanel value="map">Not yet.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          <Badge>Demo</Badge>
          <Badge tone="info">Sponsored</Badge>
          <Badge tone="success">Open now</Badge>
          <Badge tone="warning">Check hours</Badge>
          <Badge tone="danger">Closed</Badge>
          <Badge tone="info">A badge with more words than it should carry, cut at its edge</Badge>
        </Row>
      </Specimen>
    </GallerySection>
  )
}
