// The door of the house, for whatever Node came with the machine (20 or newer): installs the locked dependencies when they are missing
// or out of date, then runs a program of the project with the Node that the lockfile brings.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const stamp = path.join(root, 'node_modules', '.tucano-lock')
const node = path.join(root, 'node_modules', '.bin', 'node')

install()
start(process.argv.slice(2))

function install() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock && fs.existsSync(node)) return
  process.stdout.write('Installing the locked dependencies (once, about a minute) …\n')
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']
  const { status, error } = spawnSync('npm', flags, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0)
    fail(
      `The dependencies could not be installed in ${root}${error ? ` (${error.message})` : ''}: is the folder writable, and the npm registry within reach?`,
    )
  try {
    fs.writeFileSync(stamp, lock)
  } catch (error) {
    fail(`The folder ${root} cannot be written to (${error.message}).`)
  }
}

function start(program) {
  const child = spawn(node, program, {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: path.join(root, '.data', 'compile-cache'), ...process.env },
  })
  // Ctrl-C reaches the child by itself too, as a member of the terminal's group; it takes a second signal for the first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(`Node could not be started (${error.message}).`))
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
