import { type BackdropName, backdrops } from './backdrops.ts'
import { darker, lighter } from './colour.ts'
import { type SymbolName, symbols } from './symbols.ts'

export interface CoverTheme {
  sky: string
  ground: string
  /** The hero's own colour, and that of what shines. */
  main: string
  spark: string
  backdrop: BackdropName
  hero: SymbolName
  /** Degrees that the hero leans. */
  lean: number
}

export const COVER = { width: 300, height: 400 }

/** What a cover's title is written with: nearly white with a breath of the game's light, in an outline that is dark on every scene. */
export const titleInk = ({ spark }: Pick<CoverTheme, 'spark'>) => ({ upper: '#ffffff', lower: lighter(spark, 0.72), outline: '#0a060e' })

/** A game's picture but for its lettering: a place, a light, and the hero in it. */
export function drawCover({ sky, ground, main, spark, backdrop, hero, lean }: CoverTheme): string {
  const { width, height } = COVER
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${lighter(sky, 0.12)}"/><stop offset=".55" stop-color="${sky}"/><stop offset="1" stop-color="${ground}"/></linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(ground, 0.5)}" stop-opacity="0"/><stop offset="1" stop-color="${darker(ground, 0.6)}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${lighter(spark, 0.45)}" stop-opacity=".85"/><stop offset="1" stop-color="${spark}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${backdrops[backdrop](sky, ground, spark)}
<circle cx="150" cy="170" r="150" fill="url(#glow)"/>
<g transform="translate(150 172) rotate(${lean}) scale(1.12)">${symbols[hero](main, spark)}</g>
<rect y="205" width="${width}" height="195" fill="url(#fade)"/></svg>`
}
