/** What visitors notice of kept pages when content changes, asked of one process or of several with the same data. */
import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import type { RunningProduct } from '#testing/start-product.ts'

export const read = async (
  { url }: RunningProduct,
  path: string,
  headers: Record<string, string> = {},
) => (await fetch(`${url}${path}`, { headers })).text()

/** Declares the tests. The first of the products is written to. */
export function keptPagesChange(products: () => readonly RunningProduct[], serviceKey: string) {
  const service = ({ url }: RunningProduct) =>
    createClient(url, serviceKey, { auth: { persistSession: false } })

  const rename = async (name: string) => {
    const [writer] = products()
    if (!writer) throw new Error('A product is needed')
    const { error } = await service(writer)
      .from('pages')
      .update({ friendly_name: name })
      .eq('slug', 'lisbon')
    expect(error).toBeNull()
  }

  it('a page shows what was changed, in every process', async () => {
    for (const name of ['Lisboa', 'Lisbon of the seven hills', 'Lisbon']) {
      await rename(name)
      for (const product of products()) {
        await expect.poll(() => read(product, '/lisbon')).toContain(`<title>${name} · Piri`)
        await expect.poll(() => read(product, '/inspirations')).toContain(name)
      }
    }
  })

  it('the carousel does, too', async () => {
    const [writer] = products()
    if (!writer) throw new Error('A product is needed')
    await Promise.all(products().map((product) => read(product, '/')))
    const items = service(writer).from('carousel_items')
    const { data } = await items.select('id, title').order('display_order').limit(1).single()
    await items.update({ title: 'A slide of tonight' }).eq('id', data?.id)
    for (const product of products()) {
      await expect.poll(() => read(product, '/')).toContain('A slide of tonight')
    }
    await items.update({ title: data?.title }).eq('id', data?.id)
    for (const product of products()) {
      await expect.poll(() => read(product, '/')).not.toContain('A slide of tonight')
    }
  })

  it('a page that is withdrawn is gone, and one that is not there is not kept as missing', async () => {
    const [writer] = products()
    if (!writer) throw new Error('A product is needed')
    const publish = async (is_published: boolean) => {
      const { error } = await service(writer)
        .from('pages')
        .update({ is_published })
        .eq('slug', 'lisbon')
      expect(error).toBeNull()
    }
    const status = ({ url }: RunningProduct) => fetch(`${url}/lisbon`).then((got) => got.status)
    await publish(false)
    for (const product of products()) await expect.poll(() => status(product)).toBe(404)
    await publish(true)
    for (const product of products()) await expect.poll(() => status(product)).toBe(200)
  })
}
