import { ensureBuilt } from '../build/ensure-built.ts'

export default ensureBuilt
