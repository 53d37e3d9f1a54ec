import { COVER, type SymbolName, backdrops, darker, lighter, symbols } from '@tucano/art'
import type { Theme } from '@tucano/contract/studios'
import { svgAddress } from '#play/stage/canvas.ts'
import type { Size } from './layout.ts'

/** A backdrop may be stretched as far as its cover allows; wider stages have it beside its own reflection, so that nothing breaks off. */
const WIDE = 0.9
/** Those that have one middle are stretched instead. */
const STRETCHED: readonly Theme['backdrop'][] = ['rays']

/** The place where a game plays, as large as the stage. */
function drawScene(theme: Theme, { width, height }: Size): string {
  const { sky, ground, spark, backdrop } = theme
  const across = (COVER.height * width) / height
  const drawn = backdrops[backdrop](sky, ground, spark)
  const place = STRETCHED.includes(backdrop)
    ? `<g transform="scale(${Math.max(1, across / COVER.width)} 1)">${drawn}</g>`
    : across <= COVER.width / WIDE
      ? `<g transform="translate(${(across - COVER.width) / 2} 0)">${drawn}</g>`
      : reflected(drawn, across)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${COVER.height}" width="${width}" height="${height}" preserveAspectRatio="none">
<defs><linearGradient id="sky" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="${lighter(sky, 0.14)}"/><stop offset=".55" stop-color="${sky}"/><stop offset="1" stop-color="${ground}"/></linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(ground, 0.5)}" stop-opacity="0"/><stop offset="1" stop-color="${darker(ground, 0.6)}"/></linearGradient>
<radialGradient id="glow" cx=".5" cy=".45" r=".6"><stop offset="0" stop-color="${lighter(spark, 0.4)}" stop-opacity=".5"/><stop offset="1" stop-color="${spark}" stop-opacity="0"/></radialGradient>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".18"/><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient></defs>
<rect width="${across}" height="${COVER.height}" fill="url(#sky)"/>${place}<rect width="${across}" height="${COVER.height}" fill="url(#glow)"/><rect width="${across}" height="${COVER.height}" fill="url(#dusk)"/></svg>`
}

/** The same picture again and again, every other time in a mirror. */
function reflected(drawn: string, across: number): string {
  const copies = Math.ceil((across / COVER.width - 1) / 2)
  const clip = `<clipPath id="clip"><rect width="${COVER.width + 0.6}" height="${COVER.height}"/></clipPath>`
  const one = (at: number): string => {
    const left = (across - COVER.width) / 2 + at * COVER.width
    const turn = at % 2 === 0 ? `translate(${left} 0)` : `translate(${left + COVER.width} 0) scale(-1 1)`
    return `<g transform="${turn}"><g clip-path="url(#clip)">${drawn}</g></g>`
  }
  return clip + Array.from({ length: 2 * copies + 1 }, (_, n) => one(n - copies)).join('')
}

export const sceneAddress = (theme: Theme, size: Size): string => `data:image/svg+xml,${encodeURIComponent(drawScene(theme, size))}`

const isSymbol = (name: string): name is SymbolName => Object.hasOwn(symbols, name)

/** The game's hero, standing as on its cover; nobody where it is a drawing that this page does not have. */
export const heroAddress = ({ hero, main, spark, lean }: Theme): string =>
  svgAddress(`<g transform="rotate(${lean})">${isSymbol(hero) ? symbols[hero](main, spark) : ''}</g>`, '-118 -118 236 236')
