import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Told of later, each part of them has a page that is still being hydrated rendered again (decision 178).
  routeDiscovery: { mode: 'initial' },
} satisfies Config
