import type { SheetOf, StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { useMoney } from '#play/session/game-context.ts'
import { Figures, Part } from '#play/rules/rules-parts.tsx'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import type { Side } from './script.ts'
import { usePays } from './use-pays.ts'

export type BaccaratSheet = SheetOf<'baccarat'>

/** Every point that a card can count. */
const POINTS = 10

/** What pays, and who draws a third card. */
export function Rules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const money = useMoney()
  const paysOf = usePays()
  const { decks, pays, unit, natural, drawsUpTo, bankerDraws } = sheetOf(game, 'baccarat')
  const [over, under] = pays.banker
  const order = ['player', 'banker', 'tie'] as const
  const drawn = (thirds: readonly number[]): string =>
    thirds.length === 0 ? t('never') : thirds.length === POINTS ? t('always') : t('afterThird', { points: thirds.join(', ') })
  return (
    <>
      <Part title={t('baccaratAim')} text={t('baccaratAimText')} />
      <Part
        title={t('payTable')}
        text={t('baccaratPaysText', { pays: paysOf(pays.banker), commission: ((under - over) * 100) / under, unit: money(BigInt(unit)) })}
      >
        <Figures
          caption={t('payTable')}
          rows={order.map((side) => ({ key: side, name: t(`side_${side}`), figures: [t('paysTo', { pays: paysOf(pays[side]) })] }))}
        />
      </Part>
      <Part title={t('thirdCard')} text={t('thirdCardText', { natural, most: drawsUpTo })}>
        <Figures
          caption={t('thirdCard')}
          heads={[t('bankHas'), t('bankDraws')]}
          rows={bankerDraws.map((thirds, points) => ({ key: String(points), name: String(points), figures: [drawn(thirds)] }))}
        />
      </Part>
      <Part title={t('deckTitle')} text={t('baccaratDeck', { decks })} />
    </>
  )
}

/** The name of one of the returns: of a bet on this side. */
export function Way({ way }: { way: string }) {
  const t = useText(texts)
  return t('way_bet', { name: t(`side_${way as Side}`) })
}
