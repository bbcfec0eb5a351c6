import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { fineTableIn } from './fine-table.ts'

const { bySlug } = await loadCatalogue()
const barcelona = bySlug.get('barcelona')

describe('the table of a dinner whose house was not said', () => {
  it('is the finest where fine dining was said', () => {
    const table = barcelona && fineTableIn('a michelin star dinner on Friday at 8', barcelona)
    expect(table?.offers).toContain('Michelin star')
  })

  it.each([
    'a really good dinner around 9pm, not tasting menu, he likes seafood and hates fuss',
    'a nice dinner on Saturday at 9, nothing fancy, seafood please',
  ])('is a good one of the kitchen that was named where fuss was refused: %s', (text) => {
    const table = barcelona && fineTableIn(text, barcelona, ['seafood'])
    expect(table?.cuisines).toContain('seafood')
    expect(table?.offers).not.toContain('tasting menu')
  })

  it('is nobody’s guess where neither was said', () => {
    expect(barcelona && fineTableIn('dinner at 9 on Saturday', barcelona)).toBeUndefined()
  })
})
