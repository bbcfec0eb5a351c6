/** OPTIONS: which methods a relation or function answers to. */
import { errors } from '../errors.ts'
import { findTable, type RequestContext } from './context.ts'

const allow = (methods: readonly string[]): Response =>
  new Response(null, { status: 200, headers: { Allow: methods.join(',') } })

export const tableOptions = (context: RequestContext, name: string): Response => {
  const { insertable, updatable, deletable, primaryKey } = findTable(context, name)
  const methods = ['OPTIONS', 'GET', 'HEAD']
  if (insertable) methods.push('POST')
  if (insertable && updatable && primaryKey.length > 0) methods.push('PUT')
  if (updatable) methods.push('PATCH')
  if (deletable) methods.push('DELETE')
  return allow(methods)
}

export const functionOptions = ({ cache, schema }: RequestContext, name: string): Response => {
  const overloads = cache.routines.get(schema)?.get(name) ?? []
  if (overloads.length === 0) {
    throw errors.noFunction(
      `Could not find the function ${schema}.${name} in the schema cache`,
      `Searched for the function ${schema}.${name}, but no matches were found in the schema cache.`,
      null,
    )
  }
  const volatile = overloads.every(({ volatility }) => volatility === 'volatile')
  return allow(volatile ? ['OPTIONS', 'POST'] : ['OPTIONS', 'GET', 'HEAD', 'POST'])
}

export const rootOptions = (): Response => allow(['OPTIONS', 'GET', 'HEAD'])
