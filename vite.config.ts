import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { clientChunks } from './scripts/build/client-chunks.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: clientChunks(import.meta.dirname) } } },
    },
  },
  // Found by looking, so that the first page of a fresh checkout does not reload half-way.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/test-results/**'] } },
})
