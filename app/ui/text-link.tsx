import { AnyLink, type AnyLinkProps } from './any-link.tsx'
import { cx } from './class-names.ts'

/** A link in running text, underlined so that colour is not its only mark. */
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
