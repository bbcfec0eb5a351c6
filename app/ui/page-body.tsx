import type { ComponentPropsWithoutRef } from 'react'
import { cx } from './class-names.ts'

/** The column a page's content stands in: as wide as the navigation bar, clear of the edges. */
export function PageBody({ className, ...rest }: ComponentPropsWithoutRef<'section'>) {
  return (
    <section
      {...rest}
      className={cx('mx-auto w-full max-w-page px-gutter py-section', className)}
    />
  )
}
