import fs from 'node:fs'
import path from 'node:path'

/** Stands beside the files of the builds, and names those of the newest. */
const LIST = '.newest'

function newestIn(folder: string): string[] {
  const file = path.join(folder, LIST)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
}

/** Of the files in a folder, those stay that the build which began then has written, and those of the build before it. */
export function keepTwoBuilds(folder: string, beganMs: number): void {
  const before = new Set(newestIn(folder))
  const names = fs.readdirSync(folder).filter((name) => name !== LIST)
  const written = new Set(names.filter((name) => fs.statSync(path.join(folder, name)).mtimeMs >= beganMs))
  for (const name of names) if (!written.has(name) && !before.has(name)) fs.rmSync(path.join(folder, name))
  fs.writeFileSync(path.join(folder, LIST), [...written].join('\n'))
}
