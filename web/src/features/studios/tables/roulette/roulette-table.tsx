import type { RouletteView } from '@tucano/table'
import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { useText } from '#platform/text'
import { Frame } from '../../frame/frame.tsx'
import { useTable } from '../../studio.ts'
import type { Table } from '../../table.ts'
import { useUpright } from '../../use-upright.ts'
import { betStatus } from '../chips/bet-status.tsx'
import { BetTools } from '../chips/bet-tools.tsx'
import { type Bets, sumOf } from '../chips/bets.ts'
import { useBets } from '../chips/use-bets.ts'
import { useChips } from '../chips/use-chips.tsx'
import { Felt } from '../felt/felt.tsx'
import { clothLeast } from '../felt/table-least.ts'
import { useMain } from '../felt/use-main.tsx'
import { useShow } from '../felt/use-show.ts'
import { texts } from '../texts.ts'
import { Cloth } from './cloth.tsx'
import { type Spot, layOut, nameOf } from './cloth-layout.ts'
import { LastNumbers } from './last-numbers.tsx'
import styles from './roulette-table.module.css'
import { type RoulettePicture, SPIN_MS, rouletteScript } from './script.ts'
import type { RouletteSheet } from './spot-name.ts'
import { Wheel } from './wheel.tsx'

/** The opening move of bets by the names of their places. */
function moveOf(spots: readonly Spot[], bets: Bets) {
  return {
    bets: [...bets].map(([name, amount]) => {
      const { kind, which, numbers } = spots.find((spot) => nameOf(spot) === name)!
      return { kind, stake: String(amount), ...(which === undefined ? { numbers } : { which }) }
    }),
  }
}

/** Roulette on the frame: a cloth, chips, a wheel. */
export function RouletteTable({ table }: { table: Table }) {
  const t = useText(texts)
  const phase = useTable((state) => state.phase)
  const { stakes } = table.game
  const sheet = table.game.sheet as RouletteSheet
  const isUpright = useUpright()
  const places = useMemo(() => layOut(sheet.spots, isUpright), [sheet, isUpright])
  const { picture, turn, isSweeping, hurry, sound } = useShow<RouletteView, RoulettePicture>(table, rouletteScript)
  const limits = { unit: BigInt(stakes.unit), min: BigInt(stakes.min), max: BigInt(stakes.max), places: sheet.bets }
  const hand = useBets(table, { limits, moveOf: (bets) => moveOf(sheet.spots, bets) })
  const { chip, tray } = useChips(stakes, sumOf(hand.bets))
  const isShowing = phase === 'showing'
  const main = useMain({
    label: hand.canRepeat ? t('spinAgain') : t('spin'),
    icon: <RotateCw aria-hidden="true" />,
    isPlayable: hand.isPlayable,
    play: hand.play,
    hurry,
  })
  const isTold = picture !== undefined && picture.stage !== 'spinning' && !isSweeping && phase !== 'asking'
  const stage = (
    <Felt
      table={table}
      result={isTold ? { number: picture.number } : undefined}
      said={isTold ? saidOf(t, picture) : ''}
      isSweeping={isSweeping}
    >
      <div className={styles.table}>
        <div
          className={styles.wheel}
          data-seen={phase === 'asking' || (isShowing && picture?.stage !== 'paid' && picture?.stage !== 'over') || undefined}
        >
          <Wheel
            numbers={sheet}
            number={picture?.number}
            isSpinning={picture?.stage === 'spinning' && !isSweeping}
            isTurning={phase === 'asking' || isSweeping}
            roundId={useTable((state) => state.round?.roundId) ?? ''}
            turn={turn}
            lastsMs={SPIN_MS}
            sound={sound}
          />
          {isTold && <Plate key={turn} {...picture} />}
        </div>
        <div className={styles.last}>
          <LastNumbers />
        </div>
        <div className={styles.cloth}>
          <Cloth
            sheet={sheet}
            places={places}
            isUpright={isUpright}
            bets={isShowing && picture ? betsOf(picture) : phase === 'asking' ? hand.next : hand.bets}
            paid={isShowing && isTold && picture.stage !== 'told' ? { bets: picture.bets, isGone: picture.stage === 'over' } : undefined}
            winning={isTold ? picture.number : undefined}
            isFree={hand.isFree}
            onLay={(name) => {
              sound.pop()
              hand.lay(name, chip)
            }}
            onTake={hand.take}
          />
        </div>
        <div className={styles.tray}>{tray('stage')}</div>
        <div className={styles.tools}>
          <BetTools hand={hand} />
        </div>
      </div>
    </Felt>
  )
  return <Frame least={clothLeast} stage={stage} main={main} status={betStatus(hand, limits)} extra={tray('controls')} withoutStake />
}

const betsOf = ({ bets }: RoulettePicture): Bets => new Map(bets.map(({ name, stake }) => [name, stake]))

type Say = ReturnType<typeof useText<(typeof texts)['pt']>>
const saidOf = (t: Say, { number, colour }: RoulettePicture): string => t('cameOut', { number, colour: t(colour) })

/** What came out, large. */
function Plate({ number, colour }: RoulettePicture) {
  const t = useText(texts)
  return (
    <div className={styles.plate} data-colour={colour} aria-hidden="true">
      <span className={styles.number}>{number}</span>
      <span className={styles.colour}>{t(colour)}</span>
    </div>
  )
}
