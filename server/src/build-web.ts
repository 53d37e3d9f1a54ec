import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { env as environment } from 'node:process'
import { isDiskFull } from '@tucano/database'
import { StartError } from '#platform/configuration'
import { keepTwoBuilds } from './keep-two-builds.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const OUTPUT = path.join(ROOT, 'web', 'dist')
/** Everything that the build reads. */
const SOURCES = [
  ...[
    'src',
    'public',
    'index.html',
    'verifier.html',
    'vite.config.ts',
    'verifier-build.ts',
    'browser-contract.ts',
    'page-files.ts',
    'react-module.ts',
  ].map((file) => `web/${file}`),
  'art/src',
  'beacon/src',
  'contract/src',
  'games',
  'package-lock.json',
]

/** Builds the web when its sources differ from those of the last build. */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  const stamp = path.join(OUTPUT, '.sources')
  const sources = hashOf(SOURCES.map((file) => path.join(ROOT, file)))
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources) return
  say('  Building the web …')
  const [began, beganMs] = [performance.now(), Date.now()]
  const { code, output } = await run(
    path.join(ROOT, 'node_modules', '.bin', 'vite'),
    ['build', '--logLevel', 'warn'],
    path.join(ROOT, 'web'),
  )
  if (code !== 0 && isDiskFull(output)) throw new StartError(`The disk is full: the web cannot be built to ${OUTPUT}. Free some space.`)
  if (code !== 0) throw new StartError(`The web could not be built:\n${output.trim()}`)
  keepTwoBuilds(path.join(OUTPUT, 'assets'), beganMs)
  fs.writeFileSync(stamp, sources)
  say(`  Web built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.flatMap(filesBelow).toSorted()) hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesBelow(file: string): string[] {
  if (!fs.existsSync(file)) return []
  if (!fs.statSync(file).isDirectory()) return [file]
  return fs
    .readdirSync(file, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []))
}

function run(command: string, flags: string[], cwd: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // Whatever this process is run for, what visitors get is the production build.
    const env = { ...environment, NODE_ENV: 'production' }
    const child = spawn(process.execPath, [command, ...flags], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
