import type { ComponentPropsWithoutRef } from 'react'
import { cx } from './class-names.ts'

/** The column of a page's content, as wide as the navigation bar. */
export function PageBody({ className, ...rest }: ComponentPropsWithoutRef<'section'>) {
  return (
    <section
      {...rest}
      className={cx('mx-auto w-full max-w-page px-gutter py-section', className)}
    />
  )
}
