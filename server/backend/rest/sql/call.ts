/** A function call as a row source. Arguments are bound, named, and cast to the parameters' types. */
import type { CallArguments, CallPlan } from '../plan/call.ts'
import type { Parameter } from '../schema-cache/model.ts'
import { arrayLiteral, ident, type Params, qualified } from './params.ts'

/** The one column of a call that returns a scalar. */
export const scalarColumn = 'pgrst_scalar'

/** A polymorphic parameter has no type to cast to; text is what a URL or a JSON value can give. */
const concrete = (type: string): string =>
  type.startsWith('any') || type === 'record' ? 'text' : type

const variadic = ({ variadic }: Parameter): string => (variadic ? 'VARIADIC ' : '')

const argumentsSql = (args: CallArguments, params: Params): { from: string; list: string } => {
  switch (args.kind) {
    case 'none':
      return { from: '', list: '' }
    case 'whole':
      return { from: '', list: `${params.bind(args.value)}::${args.parameter.type}` }
    case 'direct':
      return {
        from: '',
        list: args.values
          .map(({ parameter, values }) => {
            const value = parameter.variadic ? arrayLiteral(values) : (values.at(-1) ?? '')
            return `${variadic(parameter)}${ident(parameter.name)} := ${params.bind(value)}::${concrete(parameter.type)}`
          })
          .join(', '),
      }
    case 'json': {
      const columns = args.parameters.map(({ name, type }) => `${ident(name)} ${concrete(type)}`)
      return {
        from: `json_to_record(${params.bind(args.json)}::json) AS pgrst_args(${columns.join(', ')}), LATERAL `,
        list: args.parameters
          .map((p) => `${variadic(p)}${ident(p.name)} := pgrst_args.${ident(p.name)}`)
          .join(', '),
      }
    }
  }
}

export const callSql = ({ routine, args }: CallPlan, params: Params): string => {
  const { from, list } = argumentsSql(args, params)
  const call = `${from}${qualified(routine)}(${list})`
  return routine.returns.shape === 'composite'
    ? `SELECT pgrst_call.* FROM ${call} AS pgrst_call`
    : `SELECT pgrst_call.${scalarColumn} FROM ${call} AS pgrst_call(${scalarColumn})`
}
