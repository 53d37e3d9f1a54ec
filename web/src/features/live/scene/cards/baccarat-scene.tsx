import type { BaccaratResult } from '@tucano/live'
import { pointsOf, winnerOf } from '@tucano/table/baccarat-rules'
import { useState } from 'react'
import { useText } from '#platform/text'
import type { SceneProps } from '../scene-props.ts'
import { type BaccaratSide, baccaratPlan } from './baccarat-plan.ts'
import styles from './baccarat-scene.module.css'
import { CardScene, type PlayProps } from './card-scene.tsx'
import { Plate } from './plate.tsx'
import { TableCard } from './table-card.tsx'
import { texts } from './texts.ts'
import { type Deal, useDeal } from './use-deal.ts'
import { WinnerLight } from './winner-light.tsx'

const SIDES: readonly BaccaratSide[] = ['player', 'banker']
const PLACES = [0, 1, 2]

/** Both baccarats: two hands, of which the last cards are squeezed. */
export function BaccaratScene(props: SceneProps<BaccaratResult>) {
  return <CardScene {...props} className={styles.scene} print={<Print isPlayed={props.result !== null} />} Play={Play} />
}

/** Where cards will lie. */
function Print({ isPlayed }: { isPlayed: boolean }) {
  const t = useText(texts)
  return (
    <>
      {SIDES.map((side) => (
        <div key={side}>
          {PLACES.map((place) => (
            <span key={place} className={styles.outline} data-side={side} data-place={place} />
          ))}
          {!isPlayed && <Plate side={side} name={t(side)} count={undefined} look={undefined} />}
        </div>
      ))}
    </>
  )
}

const pointsIn = ({ read }: Deal<BaccaratSide>, side: BaccaratSide): number =>
  read.filter((dealt) => dealt.side === side).reduce((sum, { card }) => sum + pointsOf(card), 0) % 10

function Play({ result, elapsedMs }: PlayProps<BaccaratResult>) {
  const t = useText(texts)
  const [plan] = useState(() => baccaratPlan(result))
  const deal = useDeal(plan, elapsedMs)
  const points = { player: pointsIn(deal, 'player'), banker: pointsIn(deal, 'banker') }
  const winner = deal.isTold ? winnerOf(points) : undefined
  const lookOf = (side: BaccaratSide): 'won' | 'dim' | undefined =>
    winner === undefined ? undefined : winner === 'tie' || winner === side ? 'won' : 'dim'
  return (
    <>
      <WinnerLight sides={SIDES} lit={SIDES.filter((side) => lookOf(side) === 'won')} />
      {deal.cards.map((dealt) => (
        <TableCard
          key={`${dealt.side} ${dealt.place}`}
          dealt={dealt}
          elapsedMs={elapsedMs}
          look={lookOf(dealt.side)}
          isSideways={dealt.place === 2}
        />
      ))}
      {SIDES.map((side) => (
        <Plate
          key={side}
          side={side}
          name={t(side)}
          count={deal.read.some((dealt) => dealt.side === side) ? String(points[side]) : undefined}
          look={lookOf(side)}
        />
      ))}
      {winner === 'tie' && <span className={styles.tie}>{t('tie')}</span>}
    </>
  )
}
