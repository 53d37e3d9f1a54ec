// Opens or closes the site: `npm run maintenance -- on` and `npm run maintenance -- off`. Open pages change at once.
import { connect } from '@tucano/database'
import { setMaintenance } from '../server/src/features/site/index.ts'
import { findDatabase } from './find-database.ts'

const wish = process.argv[2]
if (wish !== 'on' && wish !== 'off') {
  console.error('Say `npm run maintenance -- on` or `npm run maintenance -- off`.')
  process.exit(1)
}
const { url, done } = await findDatabase()
const { db, pool } = connect({ url, connections: 1, onError: () => undefined })
try {
  await setMaintenance(db, wish === 'on')
  console.log(wish === 'on' ? 'The site is closed for maintenance.' : 'The site is open.')
} finally {
  await pool.end()
  await done()
}
