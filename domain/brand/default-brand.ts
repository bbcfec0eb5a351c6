/** The product's name and addresses: the one place they are written. A deployment may override them. */
import type { Brand } from './brand.ts'

export const defaultBrand: Brand = {
  name: 'Piri',
  email: 'hello@piri.example',
  careersEmail: 'careers@piri.example',
  host: 'piri.example',
}
