// A new game: `npm run game -- new CODE --engine classic --rtp 95.6 [--name "Nome"] [--name-en "Name"]`. Searches strips with that exact
// return, and writes the game's file, its place in the registry and its row in the catalogue. games/slots/README.md says what a game must meet.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allGames } from './all-games.ts'
import { newClassic, problemOf } from './game/new-classic.ts'
import { runTool } from './run-tool.ts'

const USAGE = 'npm run game -- new CODE --engine classic --rtp 95.6 [--name "Nome do jogo"] [--name-en "Name of the game"]'

try {
  await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      rtp: { type: 'string' },
      name: { type: 'string' },
      'name-en': { type: 'string' },
      // For its test, which works on a copy.
      root: { type: 'string', default: path.join(import.meta.dirname, '..') },
    },
  })
  const [verb, code = ''] = positionals
  if (verb !== 'new' || !code || positionals.length !== 2) throw new Error(USAGE)
  if (values.engine !== 'classic')
    throw new Error('--engine: strips are searched for classic only; games of other engines are written by hand (games/slots/README.md)')
  const rtp = Number(values.rtp)
  const spoken = code.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
  const game = { code, rtp, name: values.name ?? spoken, nameEn: values['name-en'] ?? spoken }
  const problem = problemOf(game, [...allGames.keys()])
  if (problem) throw new Error(problem)
  const files = newClassic(game, (file) => fs.readFileSync(path.join(values.root, file), 'utf8'))
  for (const [file, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(values.root, file), text)
    console.log(`  ${file}`)
  }
  await runTool(
    'oxfmt',
    Object.keys(files).map((file) => path.join(values.root, file)),
  )
  console.log(`
Then: its cover's colours and drawing, and its name, in the catalogue's row; what people call it in brand/tucano/content/synonyms.ts;
node tools/run.mjs tools/certify-figures.ts for how often it pays; npm run check -- slots studios lobby.
An existing database gets the game at its next start.`)
}
