/** The columns of a kind's table: as the contract says them, and as they stand in the database. */
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import type { TestApp } from './test-app.ts'

/** As PostgreSQL calls its types. */
const TYPES: Record<string, string> = { integer: 'int4', boolean: 'bool', 'timestamptz(3)': 'timestamptz' }

export async function tableColumns(at: TestApp, table: PgTable) {
  const { name, columns } = getTableConfig(table)
  const said = columns.map((column) => {
    const type = column.getSQLType()
    return { name: column.name, type: TYPES[type] ?? type, notNull: column.notNull }
  })
  const { rows: found } = await at.database.pool.query(
    `select column_name as name, udt_name as type, is_nullable = 'NO' as "notNull"
       from information_schema.columns where table_name = $1 order by column_name`,
    [name],
  )
  return { said: said.toSorted((a, b) => (a.name < b.name ? -1 : 1)), found: found as typeof said }
}
