/**
 * The three page frames (bar, main landmark, footer). Each has one main landmark, the skip link's
 * target.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '#app/lib/site.ts'
import { cx } from '#app/ui/class-names.ts'
import { Logo } from '#app/ui/logo.tsx'
import { StarryFrame } from '#app/ui/starry-frame.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { SkyContext } from './sky-behind-page.tsx'

interface FrameProps {
  children: ReactNode
}

/** Most pages: the starry sky behind everything. */
export function StarryPageFrame({ children }: FrameProps) {
  return (
    <StarryFrame footer={<Footer />}>
      <Navbar />
      <Main className="grow">
        <SkyContext value>{children}</SkyContext>
      </Main>
    </StarryFrame>
  )
}

/** Pages that paint their own background between the navigation bar and the footer. */
export function OpenFrame({ children }: FrameProps) {
  return (
    <div data-surface="paper" className="flex min-h-svh flex-col bg-night">
      <Navbar />
      <Main className="flex grow flex-col bg-surface text-on-surface">{children}</Main>
      <Footer />
    </div>
  )
}

/** For itineraries: full screen, with the home link only. */
export function ViewerFrame({ children }: FrameProps) {
  const brand = useBrand()
  return (
    <div data-surface="paper" className="flex min-h-svh flex-col bg-night">
      <header data-surface="night" className="mx-auto w-full max-w-page px-gutter py-2">
        <Link to="/" className="inline-flex min-h-touch items-center rounded-control">
          <Logo name={brand.name} size="sm" />
        </Link>
      </header>
      <Main className="flex grow flex-col bg-surface text-on-surface">{children}</Main>
      <Footer />
    </div>
  )
}

function Main({ className, children }: FrameProps & { className: string }) {
  return (
    <main id="main" tabIndex={-1} className={cx('outline-none', className)}>
      {children}
    </main>
  )
}
