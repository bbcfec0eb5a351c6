/** One build: the app for browser and server, its compressed copies, the database a first start unpacks, and the size of each route. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { migrate } from '#server/backend/db/migrate.ts'
import { buildTemplate } from '#server/backend/db/pglite/open.ts'
import { databaseTemplate, productSchema } from '#server/product-schema.ts'
import { precompress } from './precompress.ts'
import { formatRouteSizes, measureRoutes } from './route-sizes.ts'

export async function buildProduct(root: string): Promise<void> {
  const builder = path.join(root, 'node_modules', '.bin', 'react-router')
  const result = spawnSync(builder, ['build', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) {
    throw new Error(`The app could not be built:\n${result.stdout}${result.stderr}`)
  }
  await precompress(path.join(root, 'build', 'client'))
  await buildTemplate(databaseTemplate, async (database) => {
    await migrate(database, productSchema('none'))
  })
  process.stderr.write(formatRouteSizes(await measureRoutes(path.join(root, 'build'))))
}
