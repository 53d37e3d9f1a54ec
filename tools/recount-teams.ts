// Counts the teams of agents again, from uplines and books, and tells what is written down otherwise: `npm run recount-teams`.
import { readBrand } from '@tucano/brand'
import { connect } from '@tucano/database'
import { recount } from '../server/src/team/recount.ts'
import { findDatabase } from './find-database.ts'

const { url, done } = await findDatabase()
const { db, pool } = connect({ url, connections: 1, onError: () => undefined })
const say = (line: string): void => void process.stdout.write(`${line}\n`)
try {
  const different = await recount(db, await readBrand(process.env['BRAND'] ?? 'tucano'))
  for (const { what, where, written, counted } of different) say(`${what} ${where}: written ${written}, counted ${counted}`)
  say(different.length === 0 ? 'Members, teams and who is active: all as the books say.' : `${different.length} differences`)
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  await pool.end()
  await done()
}
