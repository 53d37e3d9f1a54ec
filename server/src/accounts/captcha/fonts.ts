import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/** A bare machine has no fonts at all, so the pictures bring the web pages' own. */
const FILES = {
  'Captcha Bricolage': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'Captcha Inter': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'Captcha Inter Italic': '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2',
}

export const FAMILIES = ['Captcha Bricolage', 'Captcha Inter', 'Captcha Inter Italic'] as const

let isRegistered = false

/** Registers the fonts on first use: whoever only imports this pays nothing. */
export function registerFonts(): void {
  if (isRegistered) return
  for (const family of FAMILIES) {
    const file = fileURLToPath(import.meta.resolve(FILES[family]))
    if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`The font ${file} could not be read.`)
  }
  isRegistered = true
}
