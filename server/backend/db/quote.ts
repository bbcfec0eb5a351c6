/** The text of an SQL identifier or literal; for the few commands that take no bound values. */

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

export const quoteLiteral = (value: string) =>
  value.includes('\\')
    ? ` E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
    : `'${value.replaceAll("'", "''")}'`
