// The first admin of the back office, or one who is locked out: `npm run operator -- ACCOUNT "NAME"`. Prints a first password.
import { randomBytes } from 'node:crypto'
import { connect } from '@tucano/database'
import { appointAdmin } from '../server/src/features/operators/index.ts'
import { hashPassword } from '../server/src/platform/password.ts'
import { findDatabase } from './find-database.ts'

const [account = '', name = account] = process.argv.slice(2)
if (!/^[a-z][a-z0-9._-]{2,31}$/.test(account)) {
  console.error(
    'Say `npm run operator -- ACCOUNT "NAME"`: 3 to 32 lower-case letters, digits, dots, hyphens or underscores, a letter first.',
  )
  process.exit(2)
}
const password = randomBytes(12).toString('base64url')
const { url, done } = await findDatabase()
const { db, pool } = connect({ url, connections: 1, onError: () => undefined })
try {
  const isNew = await appointAdmin(db, { account, name, passwordHash: await hashPassword(password) })
  console.log(isNew ? `${account} is an admin now.` : `${account} is an admin; the second factor and all sessions are gone.`)
  console.log(`First password: ${password}\nIt has to be changed at the first login, at /operator.`)
} finally {
  await pool.end()
  await done()
}
