import { drawTable } from '../../tools/table.ts'

/** A figure beside what was asked for; where nothing was, it is told all the same. */
export interface Figure {
  what: string
  figure: string
  asked?: string
  isMet?: boolean
}

export const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const seconds = (value: number): string => `${(value / 1000).toFixed(value < 10_000 ? 2 : 1)} s`
export const spread = (values: readonly number[]): string => `p50 ${ms(at(values, 0.5))}, p99 ${ms(at(values, 0.99))}`

export const tableOf = (figures: readonly Figure[]): string =>
  drawTable(
    [
      ['what', 'figure', 'asked', ''],
      ...figures.map(({ what, figure, asked = '', isMet }) => [what, figure, asked, isMet === undefined ? '' : isMet ? 'met' : 'MISSED']),
    ],
    ['left', 'left', 'left', 'left'],
  )
