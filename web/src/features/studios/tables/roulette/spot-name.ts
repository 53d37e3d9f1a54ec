import type { SheetOf } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { texts } from '../texts.ts'
import type { Spot } from './cloth-layout.ts'

/** What pays on top of the stake, by kind. */
export type RouletteSheet = SheetOf<'roulette'>

export const kinds = [
  'straight',
  'split',
  'street',
  'trio',
  'firstFour',
  'corner',
  'line',
  'column',
  'dozen',
  'colour',
  'parity',
  'half',
] as const
export type Kind = (typeof kinds)[number]

const OUTSIDE = {
  'colour red': 'red',
  'colour black': 'black',
  'parity even': 'even',
  'parity odd': 'odd',
  'half low': 'low',
  'half high': 'high',
} as const

/** What a place on the cloth is called. */
export function useSpotName(): (spot: Spot) => string {
  const t = useText(texts)
  return ({ kind, which, numbers }) => {
    const outside = `${kind} ${which}`
    if (outside in OUTSIDE) return t(OUTSIDE[outside as keyof typeof OUTSIDE])
    if (kind === 'column') return t('columnNumber', { number: which ?? '' })
    if (kind === 'dozen') return t('dozenNumber', { number: which ?? '' })
    return t('insideBet', { kind: t(`kind_${kind}`), numbers: numbers.join(', ') })
  }
}
