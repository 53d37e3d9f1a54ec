// Counts the teams of agents and what is kept of their commissions again, from uplines, books and settlements, and tells what is written down otherwise: `npm run recount-teams`.
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import { recountCommissions } from '../server/src/commissions/recount.ts'
import { recount } from '../server/src/team/recount.ts'
import { findDatabase } from './find-database.ts'

const { url, done } = await findDatabase()
const { db, pool } = connect({ url, connections: 1, onError: () => undefined })
const say = (line: string): void => void process.stdout.write(`${line}\n`)
try {
  const brand = await readBrand(process.env['BRAND'] ?? 'tucano')
  const different = [...(await recount(db, brand)), ...(await recountCommissions(db, brand))]
  for (const { what, where, written, counted } of different) say(`${what} ${where}: written ${written}, counted ${counted}`)
  say(
    different.length === 0
      ? 'Members, teams, who is active and what commissions come to by day: all as the books say.'
      : `${different.length} differences`,
  )
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  await pool.end()
  await done()
}
