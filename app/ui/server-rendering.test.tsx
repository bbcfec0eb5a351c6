// The HTML before any script runs.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { FormField } from './form-field.tsx'
import { Input } from './input.tsx'
import { LinkButton } from './link-button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Spinner } from './spinner.tsx'

const html = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

/** The value of an attribute of the first such element. */
function attribute(markup: string, element: string, name: string): string | undefined {
  const tag = markup.match(new RegExp(`<${element}\\b[^>]*>`))?.[0] ?? ''
  return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
}

describe('a form field', () => {
  const markup = html(
    <FormField label="Email" hint="We answer here." error="Enter an email address." required>
      <Input name="email" type="email" />
    </FormField>,
  )

  it('labels its control', () => {
    expect(attribute(markup, 'label', 'for')).toBe(attribute(markup, 'input', 'id'))
  })

  it('describes its control by the error first, then by the hint', () => {
    const described = attribute(markup, 'input', 'aria-describedby')?.split(' ') ?? []
    const texts = described.map((id) => markup.split(`id="${id}"`)[1]?.split('</p>')[0])
    expect(texts).toEqual([
      expect.stringContaining('Enter an email address.'),
      expect.stringContaining('We answer here.'),
    ])
  })

  it('marks its control as invalid and required', () => {
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true')
    expect(attribute(markup, 'input', 'required')).toBe('')
  })

  it('describes no control that has neither hint nor error', () => {
    const plain = html(
      <FormField label="Name">
        <Input name="name" />
      </FormField>,
    )
    expect(attribute(plain, 'input', 'aria-describedby')).toBeUndefined()
    expect(attribute(plain, 'input', 'aria-invalid')).toBeUndefined()
  })
})

describe('a button', () => {
  it('does not submit a form unless told to', () => {
    expect(attribute(html(<Button>Save</Button>), 'button', 'type')).toBe('button')
  })

  it('is busy while loading, and can still be focused', () => {
    const markup = html(<Button loading>Save</Button>)
    expect(attribute(markup, 'button', 'aria-busy')).toBe('true')
    expect(attribute(markup, 'button', 'aria-disabled')).toBe('true')
    expect(attribute(markup, 'button', 'disabled')).toBeUndefined()
    expect(markup).toContain('Save')
  })
})

describe('a link button', () => {
  it('goes to a route of the app', () => {
    expect(attribute(html(<LinkButton to="/contact">Contact Us</LinkButton>), 'a', 'href')).toBe(
      '/contact',
    )
  })

  it('announces that it opens a new tab, and passes no window.opener', () => {
    const markup = html(
      <LinkButton href="https://example.org" newTab>
        Visit Website
      </LinkButton>,
    )
    expect(attribute(markup, 'a', 'rel')).toBe('noopener noreferrer')
    expect(markup).toContain('(opens in a new tab)')
  })
})

describe('an avatar', () => {
  it('shows the picture over the initials', () => {
    const markup = html(<Avatar name="Ada Lovelace" picture="/ada.png" />)
    expect(attribute(markup, 'img', 'src')).toBe('/ada.png')
    expect(markup).toContain('>AL<')
  })

  it('shows U for a person without a name', () => {
    expect(html(<Avatar />)).toContain('>U<')
  })
})

it('a spinner says Loading... unless told otherwise', () => {
  expect(html(<Spinner />)).toContain('Loading...')
  expect(html(<Spinner label="Loading page..." />)).toContain('Loading page...')
})

describe('a progress bar', () => {
  it('says how far the work has come', () => {
    const markup = html(<ProgressBar label="Planning" value={3} max={8} detail="3 of 8 days" />)
    expect(markup).toContain('aria-valuenow="3"')
    expect(markup).toContain('aria-valuetext="3 of 8 days"')
  })

  it('claims no value when the end is unknown', () => {
    expect(html(<ProgressBar label="Planning" />)).not.toContain('aria-valuenow')
  })
})
