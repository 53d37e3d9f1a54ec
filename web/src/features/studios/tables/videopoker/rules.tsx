import type { StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { useMoney, useGameSession } from '#play/session/game-context.ts'
import { useHandName, useHandText } from '#play/cards/hand-name.ts'
import { Figures, Part } from '#play/rules/rules-parts.tsx'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'

/** A machine explained by its pay table. */
export function Rules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const money = useMoney()
  const handName = useHandName()
  const handText = useHandText()
  const stake = useGameSession((state) => state.stake)
  const { rules, pays } = sheetOf(game, 'videopoker')
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

export function HowCounted() {
  return useText(texts)('figuresPoker')
}
