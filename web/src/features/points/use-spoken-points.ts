import { useText } from '#platform/text'
import { texts } from './texts.ts'
import { usePoints } from './use-points.ts'

/** Points with their word: `1 ponto`, `1.234 pontos`. */
export function useSpokenPoints(): (value: bigint | number | string) => string {
  const t = useText(texts)
  const { points } = usePoints()
  return (value) => (BigInt(value) === 1n ? t('pointsOne') : t('points', { count: points(value) }))
}
