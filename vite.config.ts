import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { clientChunks } from './scripts/build/client-chunks.ts'
import { plainJsonImports } from './scripts/build/plain-json-imports.ts'

export default defineConfig({
  plugins: [plainJsonImports(), tailwindcss(), reactRouter()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: clientChunks(import.meta.dirname) } } },
    },
  },
  // Of 1,700 icons the pages use a few dozen; the server would load them all. Node takes @supabase/ssr for CommonJS,
  // which loads the client's packages a second time in that form.
  ssr: { noExternal: ['lucide-react', '@supabase/ssr'] },
  // Found by looking, so that the first page of a fresh checkout does not reload half-way.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] } },
})
