export { lighter } from './colour.ts'
export { COVER, type CoverTheme, drawCover } from './cover.ts'
export { drawMark, type MarkTheme } from './mark.ts'
