import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormField } from './form-field.tsx'
import { Input } from './input.tsx'

it('refers to an error message outside of it, which several fields share', () => {
  const markup = renderToStaticMarkup(
    <FormField label="Password" problemId="both-missing" hint="At least six characters.">
      <Input name="password" />
    </FormField>,
  )
  const input = markup.match(/<input[^>]*>/)?.[0]
  expect(input).toContain('aria-invalid="true"')
  expect(input).toMatch(/aria-describedby="both-missing \S+-hint"/)
})

it('comes before the aside of its label in the tab order', () => {
  const markup = renderToStaticMarkup(
    <FormField label="Password" aside={<button type="button">Forgot password</button>}>
      <Input name="password" />
    </FormField>,
  )
  expect(markup.indexOf('<input')).toBeLessThan(markup.indexOf('Forgot password'))
  expect(markup.match(/<label.*<\/label>/)?.[0]).not.toContain('Forgot password')
})
