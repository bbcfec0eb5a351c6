import { AnyLink, type AnyLinkProps } from './any-link.tsx'
import { cx } from './class-names.ts'

/** A link inside running text: underlined, so that colour is never its only sign. */
export function TextLink({ className, ...rest }: AnyLinkProps) {
  return (
    <AnyLink
      {...rest}
      className={cx(
        'text-link underline decoration-1 underline-offset-4 transition-[text-decoration-thickness] hover:decoration-2',
        className,
      )}
    />
  )
}
