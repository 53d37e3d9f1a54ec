import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import type { Fact } from '#ui/facts'
import { texts } from './texts.ts'

interface Decided {
  decidedBy: string | null
  decidedAt: number | null
  reason: string | null
}

/** Who has decided, when and why, once somebody has. */
export function useDecidedFacts({ decidedBy, decidedAt, reason }: Decided): Fact[] {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return [
    ...(decidedBy === null ? [] : [{ key: 'by', label: t('decidedBy'), value: decidedBy }]),
    ...(decidedAt === null ? [] : [{ key: 'decidedAt', label: t('decidedAt'), value: exactMoment(decidedAt, timeZone) }]),
    ...(reason === null ? [] : [{ key: 'reason', label: t('reason'), value: reason }]),
  ]
}
