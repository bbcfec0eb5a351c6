import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { useFieldControl } from './field-control.ts'
import { Input } from './input.tsx'

/** A password input with a button that reveals it. Used in a FormField like an Input. */
export function PasswordInput({
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const { id } = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  // Hides the password again on submit: browsers offer to save hidden ones only, and it should not
  // stay on the screen.
  useEffect(() => {
    const form = shown ? input.current?.form : undefined
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [shown])
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        {...rest}
        ref={input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cx('pr-13', className)}
      />
      {/* The button's name leaves out the field's label, which names the input alone. */}
      <button
        type="button"
        aria-label={shown ? 'Hide characters' : 'Show characters'}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-on-surface-muted transition-colors hover:text-on-surface"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
