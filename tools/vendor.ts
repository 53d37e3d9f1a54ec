// Vendors of games elsewhere: `npm run vendor -- --help`. Exits with 0 when it is done, 1 when it was refused, 2 when the command is wrong.
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { classifies, gameTypes } from '@tucano/contract/lobby'
import { type VendorShape, walletPaths } from '@tucano/contract/vendors'
import { type Db, connect } from '@tucano/database'
import { type NewIntegration, keepIntegration } from '../server/src/features/vendors/index.ts'
import { type Configuration, readConfiguration } from '../server/src/platform/configuration.ts'
import { openVault } from '../server/src/platform/vault.ts'
import { Misuse, Refusal } from './content/subject.ts'
import { findDatabase } from './find-database.ts'
import { addGame, addVendor, makePlayers } from './vendor/set-up.ts'
import { startSimulator } from './vendor-simulator/simulator.ts'

const HELP = `npm run vendor -- <command> …

  add CODE --api-url URL --public-key FILE     connects a vendor, and prints our public key for it
  add CODE --api-url URL --shape gap|pg --secret FILE
                                               the same for other shapes; the file is JSON: { authToken, casinoId } or { operatorToken, secretKey }
      --name NAME                              puts it into the catalogue, when it is not there yet
  game CODE GAME --name NAME                   puts a game into the catalogue; --type RNG, --classify SC and --min-bet 100 say more
  show                                         the vendors that are connected, and our public keys
  try CODE --game GAME                         players with chips, as JSON, for the conformance run
  simulate                                     a vendor of one game, connected to the site of this machine; --port 4100, --site http://localhost:3000`

interface Work {
  db: Db
  configuration: Configuration
  words: string[]
  flags: Record<string, string | undefined>
}

const commands: Record<string, (work: Work) => Promise<string | undefined>> = { add, game, show, try: tryOut, simulate }

async function add({ db, configuration, words: [code = ''], flags }: Work): Promise<string> {
  const { shape = 'canonical', 'api-url': apiUrl, 'public-key': publicKey, secret, name } = flags
  if (!apiUrl || !URL.canParse(apiUrl)) throw new Misuse('--api-url: is missing, or no address.')
  if (!(shape in walletPaths)) throw new Misuse(`--shape: must be one of ${Object.keys(walletPaths).join(', ')}.`)
  const file = shape === 'canonical' ? publicKey : secret
  if (!file) throw new Misuse(shape === 'canonical' ? '--public-key: is missing.' : '--secret: is missing.')
  if (name) await addVendor(db, code, name)
  if (!(await db.selectFrom('lobby.vendors').select('code').where('code', '=', code).executeTakeFirst()))
    throw new Refusal(`There is no vendor "${code}" in the catalogue: --name puts it there.`)
  const content = readFile(file)
  const own = shape === 'canonical' ? { publicKey: content } : { secret: JSON.parse(content) as object }
  return keepIntegration({ db, vault: openVault(configuration) }, { vendor: code, apiUrl, shape, ...own } as NewIntegration)
}

function readFile(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    throw new Refusal(`The file ${file} cannot be read.`)
  }
}

async function game({ db, words: [vendor = '', code = ''], flags }: Work): Promise<string> {
  const { name, type = 'RNG', classify = 'SC', 'min-bet': minBet = '100' } = flags
  if (!name) throw new Misuse('--name: is missing.')
  if (!/^[a-z0-9-]{2,60}$/.test(code)) throw new Misuse('The code of a game has small letters, digits and hyphens.')
  if (!(gameTypes as readonly string[]).includes(type)) throw new Misuse(`--type: must be one of ${gameTypes.join(', ')}.`)
  if (!(classifies as readonly string[]).includes(classify)) throw new Misuse(`--classify: must be one of ${classifies.join(', ')}.`)
  if (!/^[1-9]\d{0,9}$/.test(minBet)) throw new Misuse('--min-bet: must be a whole number of minor units.')
  await addGame(db, { vendor, code, name, gameType: type, classify: type === 'RNG' ? classify : null, minBet: BigInt(minBet) })
  return `${vendor} has the game ${code}.`
}

async function show({ db, configuration }: Work): Promise<string> {
  const rows = await db
    .selectFrom('lobby.integrations as i')
    .innerJoin('lobby.vendors as v', 'v.code', 'i.vendor')
    .select(['i.vendor', 'i.shape', 'i.api_url', 'i.our_public_key', 'v.state', 'v.down_at'])
    .orderBy('i.vendor')
    .execute()
  const lines = rows.map(({ vendor, shape, api_url, our_public_key, state, down_at }) => {
    const wallet = `${configuration.publicUrl}${walletPaths[shape as VendorShape]}/${vendor}`
    return `${vendor}  ${shape}, ${down_at ? 'down' : state}\n  asked at  ${api_url}\n  wallet    ${wallet}\n${our_public_key.trim()}`
  })
  return lines.join('\n\n') || 'No vendor is connected.'
}

async function tryOut({ db, words: [code = ''], flags: { game: gameCode } }: Work): Promise<string> {
  if (!gameCode) throw new Misuse('--game: is missing.')
  return JSON.stringify(await makePlayers(db, code, gameCode), null, 2)
}

const SIMULATED = { code: 'SIM', name: 'Simulador', game: 'cara-ou-coroa' }

/** Everything that a vendor and an operator agree on, between the two of them on this machine. */
async function simulate({ db, configuration, flags }: Work): Promise<undefined> {
  const { port = '4100', site = `http://localhost:${configuration.port}` } = flags
  const file = path.join(configuration.dataFolder, 'simulator-key.pem')
  if (!fs.existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    fs.mkdirSync(configuration.dataFolder, { recursive: true })
    fs.writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  const privateKey = createPrivateKey(fs.readFileSync(file))
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
  const { code, name, game: gameCode } = SIMULATED
  await addVendor(db, code, name)
  await addGame(db, { vendor: code, code: gameCode, name: 'Cara ou Coroa', gameType: 'RNG', classify: 'AC', minBet: 100n })
  const apiUrl = `http://localhost:${port}`
  const operatorKey = createPublicKey(
    await keepIntegration({ db, vault: openVault(configuration) }, { vendor: code, apiUrl, shape: 'canonical', publicKey }),
  )
  const walletUrl = `${site}${walletPaths.canonical}/${code}`
  const { player } = await makePlayers(db, code, gameCode)
  const simulator = await startSimulator({ port: Number(port), walletUrl, privateKey, operatorKey })
  const session = simulator.open({ ...player, game: gameCode, currency: 'FUN', lobbyUrl: site })
  console.log(`${name} is connected as ${code}; its key is ${file}.\nPlay with chips: ${session}\nCtrl-C stops it.`)
  await new Promise((stopped) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped)
  })
  await simulator.stop()
  return undefined
}

const OPTIONS = ['shape', 'api-url', 'public-key', 'secret', 'name', 'type', 'classify', 'min-bet', 'game', 'port', 'site']

async function run(given: string[]): Promise<string | undefined> {
  const options = { ...Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }])), help: { type: 'boolean' as const } }
  const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
  const [name = '', ...words] = positionals
  const command = commands[name]
  if (values['help'] === true || !command) return HELP
  const configuration = readConfiguration(process.env)
  const { url, done } = await findDatabase()
  const { db, pool } = connect({ url, connections: 2, onError: () => undefined })
  try {
    return await command({ db, configuration, words, flags: values as Work['flags'] })
  } finally {
    await pool.end()
    await done()
  }
}

try {
  const said = await run(process.argv.slice(2))
  if (said !== undefined) console.log(said)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error.message)
  process.exitCode = error instanceof Misuse || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1
}
