import { execFileSync, spawnSync } from 'node:child_process'

/** Installs a package of Debian where this user may do so. */
export function installPackage(name: string, say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  say(`Installing ${name} for the tests …`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' })
}
