import { useBrand } from '#app/lib/site.ts'
import { LegalPage } from './legal-page.tsx'
import { sharedSections } from './privacy-shared.tsx'
import { storedSections } from './privacy-stored.tsx'

export function PrivacyScreen() {
  const brand = useBrand()
  return (
    <LegalPage
      heading="Privacy Policy"
      summary={`${brand.name} stores only what is needed to plan your trips, and does not sell data. You can take everything with you, and delete it, whenever you like.`}
      since="2026-11-16"
      sections={[...storedSections, ...sharedSections(brand)]}
    />
  )
}
