import type { StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { letterOf } from '#play/cards/card.ts'
import { sheetOf } from '#play/session/shapes.ts'
import { HowTo, PayTable, Rules, Words } from '../parts/rules.tsx'
import { useDecimal } from '../parts/times.ts'
import { texts } from '../texts.ts'
import { chanceOf, faceOf, sayingOf } from './guess.ts'

/** Of each card, how often a guess is right and what it makes of the multiplier. */
export function HiloRules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const decimal = useDecimal()
  const sheet = sheetOf(game, 'hilo')
  const ranks = sheet.wins.higherOrSame.map((_, rank) => rank)
  const factor = (wins: number): string => `×${decimal(ranks.length / wins, 4)}`
  return (
    <Rules>
      <HowTo steps={[t('hiloHow1'), t('hiloHow2'), t('hiloHow3', { skips: sheet.skips }), t('hiloHow4'), t('hiloHow5')]} />
      <PayTable
        caption={t('hiloPays')}
        head={[t('cardShown'), t('say_higherOrSame'), '', t('say_lowerOrSame'), '']}
        rows={ranks.map((rank) => [
          letterOf(faceOf(rank * sheet.suits)),
          ...(['higherOrSame', 'lowerOrSame'] as const).flatMap((guess) => [
            `${sayingOf(guess, rank) === 'same' ? `${t('say_same')} ` : ''}${decimal(chanceOf(guess, rank, sheet), 1)}%`,
            factor(sheet.wins[guess][rank]!),
          ]),
        ])}
      >
        <Words>{t('hiloPaysText', { first: decimal(game.returns[0]!.rtp / 10_000, 2), most: decimal(game.maxWin, 0) })}</Words>
      </PayTable>
    </Rules>
  )
}

export function HowCounted() {
  return useText(texts)('figuresHilo')
}
