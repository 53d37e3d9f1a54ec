import type { StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { useMoney, useTable } from '../../studio.ts'
import { useHandName, useHandText } from '../cards/hand-name.ts'
import { Figures, Part } from '../rules/rules-parts.tsx'
import { texts } from '../texts.ts'
import type { PokerSheet } from './pay-table.tsx'

/** A machine explained by its pay table. */
export function Rules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const money = useMoney()
  const handName = useHandName()
  const handText = useHandText()
  const stake = useTable((state) => state.stake)
  const { rules, pays } = game.sheet as PokerSheet
  return (
    <>
      <Part title={t('payTable')} text={t('payTableFor', { amount: money(stake) })}>
        <Figures
          caption={t('payTable')}
          rows={pays.map(([hand, times]) => ({
            key: hand,
            name: handName(hand),
            text: handText(hand),
            figures: [t('times', { times }), money(stake * BigInt(times))],
          }))}
        />
      </Part>
      <Part title={t('vpHow')} text={t('vpHowText')} />
      {rules === 'deuces' && <Part title={t('vpWild')} text={t('vpWildText')} />}
      <Part title={t('vpBest')} text={t('vpBestText')} />
      <Part title={t('ifYouLeave')} text={t('vpLeftText')} />
    </>
  )
}
