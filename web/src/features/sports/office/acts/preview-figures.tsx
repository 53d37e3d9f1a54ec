import type { ActPreview } from '@tucano/contract/sports/office-acts'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Figures } from '#ui/figures'
import { texts } from './texts.ts'

/** What something would change: how many bets of how many, and what the house pays more, or less, by it. */
export function PreviewFigures({ preview: { bets, changed, stake, before, after, difference } }: { preview: ActPreview }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const house = -BigInt(difference)
  return (
    <Figures
      label={t('preview')}
      figures={[
        {
          key: 'bets',
          title: t('previewBets'),
          value: t('previewOf', { changed: number(changed, language), bets: number(bets, language) }),
        },
        { key: 'stake', title: t('previewStake'), value: amount(stake) },
        { key: 'paid', title: t('previewPaid'), value: t('fromTo', { from: amount(before), to: amount(after) }) },
        { key: 'house', title: t('previewHouse'), value: house === 0n ? amount(0n) : signed(house) },
      ]}
    />
  )
}
