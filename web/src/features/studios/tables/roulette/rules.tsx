import type { StudioGame } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { useMoney } from '#play/session/game-context.ts'
import { Figures, Part } from '#play/rules/rules-parts.tsx'
import { sheetOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { kinds } from './spot-name.ts'

/** Where chips can lie, and what each place pays. */
export function Rules({ game }: { game: StudioGame }) {
  const t = useText(texts)
  const money = useMoney()
  const { pays, spots, wheel, bets } = sheetOf(game, 'roulette')
  const { min, max, unit } = game.stakes
  const countOf = (kind: string): number => spots.find((spot) => spot.kind === kind)?.numbers.length ?? 0
  return (
    <>
      <Part title={t('rouletteHow')} text={t('rouletteHowText', { count: wheel.length, highest: wheel.length - 1 })} />
      <Part title={t('payTable')} text={t('roulettePaysText')}>
        <Figures
          caption={t('payTable')}
          heads={[t('betKind'), t('betNumbers'), t('betPays')]}
          rows={kinds.map((kind) => ({
            key: kind,
            name: t(`kind_${kind}`),
            text: t(`kindText_${kind}`),
            figures: [String(countOf(kind)), t('toOne', { pays: pays[kind] })],
          }))}
        />
      </Part>
      <Part
        title={t('betLimits')}
        text={t('betLimitsText', { min: money(BigInt(min)), max: money(BigInt(max)), unit: money(BigInt(unit)), count: bets })}
      />
    </>
  )
}
