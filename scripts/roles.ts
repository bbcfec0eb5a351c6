/** `npm run roles`: trains the role model on the marked requests, and writes its module. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { allExamples } from './role-model/all-examples.ts'
import { packedRolesModule } from './role-model/packed-roles.ts'

const root = path.join(import.meta.dirname, '..')
const examples = await allExamples(path.join(root, 'testing', 'marked-requests'))
writeFileSync(path.join(root, 'catalogue', 'place-roles.generated.js'), packedRolesModule(examples))
