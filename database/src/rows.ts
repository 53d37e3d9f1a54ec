import { type RawBuilder, sql } from 'kysely'

/** JSON for the database: whole numbers of any size are text in it. */
export const jsonOf = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

/** Rows that go into a statement as one list: `from ${asRows(sums)} s(id bigint, amount bigint)` reads their fields by name. */
export const asRows = (rows: readonly object[]): RawBuilder<unknown> => sql`jsonb_to_recordset(${jsonOf(rows)}::jsonb)`
