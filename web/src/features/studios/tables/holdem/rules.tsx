import type { SheetOf, StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { useHandName, useHandText } from '#play/cards/hand-name.ts'
import { Figures, Part } from '#play/rules/rules-parts.tsx'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { antePays } from './ante-pays.ts'

export type HoldemSheet = SheetOf<'holdem'>

/** How a round goes, what pays, and how to decide. */
export function Rules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const handName = useHandName()
  const handText = useHandText()
  const { rules } = sheetOf(game, 'holdem')
  const hands = antePays(rules.antePays).flatMap(({ hands: same, pays }) => same.map((hand) => ({ hand, pays })))
  const isFours = rules.qualifies === 'pair of fours'
  return (
    <>
      <Part title={t('holdemHow')} text={t('holdemHowText', { call: rules.call })} />
      <Part title={t('antePays')} text={t('antePaysText')}>
        <Figures
          caption={t('antePays')}
          rows={hands.map(({ hand, pays }) => ({ key: hand, name: handName(hand), text: handText(hand), figures: [t('toOne', { pays })] }))}
        />
      </Part>
      <Part title={t('callPays')}>
        <Figures
          caption={t('callPays')}
          heads={[t('holdemEnd'), t('ante'), t('call')]}
          rows={[
            { key: 'win', name: t('endWin'), figures: [t('byTable'), t('toOne', { pays: 1 })] },
            { key: 'notQualified', name: t('endNotQualified'), figures: [t('byTable'), t('comesBack')] },
            { key: 'push', name: t('endPush'), figures: [t('comesBack'), t('comesBack')] },
            { key: 'lose', name: t('endLose'), figures: [t('isLost'), t('isLost')] },
            { key: 'fold', name: t('endFold'), figures: [t('isLost'), '–'] },
          ]}
        />
      </Part>
      {isFours && <Part title={t('qualifyTitle')} text={t('qualifyText')} />}
      <Part title={t('simpleTitle')} text={t('simpleText')} />
      <Part title={t('ifYouLeave')} text={t('holdemLeftText')} />
    </>
  )
}

/** The name of one of the returns. */
export function Way({ way }: { way: string }) {
  const t = useText(texts)
  return way === 'simple' ? t('way_simple') : t('way_best')
}
