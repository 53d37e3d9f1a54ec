import fs from 'node:fs'
import { installPackage } from './debian.ts'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A Chromium on this machine, if there is one. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM']
  if (given) return given
  for (const name of NAMES) {
    for (const folder of (process.env['PATH'] ?? '').split(':'))
      if (folder && fs.existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  }
  return fs.existsSync(MAC) ? MAC : undefined
}

/** A Chromium, installed from Debian's packages when this user may do so. */
export function provideChromium(say: (line: string) => void): string {
  const found = findChromium()
  if (found) return found
  installPackage('chromium-headless-shell', say)
  const installed = findChromium()
  if (!installed) throw new Error('The browser tests need Chromium: install the package chromium, or name the program in CHROMIUM.')
  return installed
}
