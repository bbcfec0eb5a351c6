/**
 * `npm run roles`: trains the role model on the marked requests, and writes its module. With `--judge` nothing is written: it prints
 * how many names are told rightly as goals, or not, by models that have not seen them.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { allExamples, markedLines } from './role-model/all-examples.ts'
import { judgeRoles } from './role-model/judge-roles.ts'
import { packedRolesModule } from './role-model/packed-roles.ts'

const { marked, suites } = await allExamples()
if (process.argv.includes('--judge')) {
  process.stdout.write(`${JSON.stringify(judgeRoles(marked, suites))}\n`)
} else {
  writeFileSync(
    path.join(import.meta.dirname, '..', 'catalogue', 'place-roles.generated.js'),
    packedRolesModule([...marked.flat(), ...suites], markedLines()),
  )
}
