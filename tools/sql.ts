// The database that `npm start` uses, at a prompt: psql where the machine has one, our own where not.
//   npm run sql
//   npm run sql -- -c "select count(*) from member.members"
import { spawnSync } from 'node:child_process'
import readline from 'node:readline/promises'
import pg from 'pg'
import { findDatabase } from './find-database.ts'
import { drawTable } from './table.ts'

const [flag, statement] = process.argv.slice(2)
if ((flag !== undefined && flag !== '-c') || (flag === '-c' && !statement)) {
  process.stderr.write('npm run sql, or npm run sql -- -c "select …"\n')
  process.exit(2)
}
const database = await findDatabase()
try {
  // The password is in the address: it goes by the environment, which other users cannot read.
  const { username, password, hostname, port, pathname } = new URL(database.url)
  const env = { ...process.env, PGUSER: username, PGPASSWORD: password, PGHOST: hostname, PGPORT: port, PGDATABASE: pathname.slice(1) }
  const psql = spawnSync('psql', statement ? ['-c', statement] : [], { stdio: 'inherit', env })
  if (!psql.error) process.exitCode = psql.status ?? 1
  else await ownPrompt()
} finally {
  await database.done()
}

async function ownPrompt(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url, types: { getTypeParser: () => String } })
  await client.connect()
  try {
    if (statement) process.exitCode = (await run(client, statement)) ? 0 : 1
    else await ask(client)
  } finally {
    await client.end()
  }
}

async function ask(client: pg.Client): Promise<void> {
  const typist = readline.createInterface({ input: process.stdin })
  console.log('A statement ends with a semicolon; Ctrl-D leaves.')
  let typed = ''
  process.stdout.write('sql> ')
  for await (const line of typist) {
    typed += `${line}\n`
    if (line.trimEnd().endsWith(';')) {
      await run(client, typed)
      typed = ''
    }
    process.stdout.write(typed.trim() ? '...> ' : 'sql> ')
  }
}

async function run(client: pg.Client, text: string): Promise<boolean> {
  try {
    const answers = [await client.query<unknown[]>({ text, rowMode: 'array' })].flat()
    for (const { fields, rows, command, rowCount } of answers) {
      if (fields.length > 0)
        console.log(drawTable([fields.map(({ name }) => name), ...rows.map((row) => row.map((value) => value ?? '∅'))]))
      console.log(`${command} ${rowCount ?? ''}`)
    }
    return true
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}
