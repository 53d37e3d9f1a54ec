import type { DragonTigerResult } from '@tucano/live'
import { useState } from 'react'
import { useText } from '#platform/text'
import { letterOf, rankOf, ACE } from '#play/cards/card.ts'
import type { SceneProps } from '../scene-props.ts'
import { CardScene, type PlayProps } from './card-scene.tsx'
import { type DragonTigerSide, dragonTigerPlan } from './dragon-tiger-plan.ts'
import styles from './dragon-tiger-scene.module.css'
import { Crest } from './crest.tsx'
import { Plate } from './plate.tsx'
import { TableCard } from './table-card.tsx'
import { texts } from './texts.ts'
import { useDeal } from './use-deal.ts'
import { WinnerLight } from './winner-light.tsx'

const SIDES: readonly DragonTigerSide[] = ['dragon', 'tiger']

/** One card each: the higher one wins, an ace is the lowest. */
export function DragonTigerScene(props: SceneProps<DragonTigerResult>) {
  return <CardScene {...props} className={styles.scene} print={<Print isPlayed={props.result !== null} />} Play={Play} />
}

function Print({ isPlayed }: { isPlayed: boolean }) {
  const t = useText(texts)
  return (
    <>
      {SIDES.map((side) => (
        <div key={side}>
          <span className={styles.outline} data-side={side}>
            <Crest of={side} />
          </span>
          {!isPlayed && <Plate side={side} name={t(side)} count={undefined} look={undefined} />}
        </div>
      ))}
    </>
  )
}

/** An ace is one here. */
const heightOf = (card: number): number => (rankOf(card) === ACE ? -1 : rankOf(card))

function Play({ result, elapsedMs }: PlayProps<DragonTigerResult>) {
  const t = useText(texts)
  const [plan] = useState(() => dragonTigerPlan(result))
  const { cards, read, isTold } = useDeal(plan, elapsedMs)
  const lead = heightOf(result.dragon) - heightOf(result.tiger)
  const winner = lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie'
  const lookOf = (side: DragonTigerSide): 'won' | 'dim' | undefined =>
    isTold ? (winner === side || winner === 'tie' ? 'won' : 'dim') : undefined
  return (
    <>
      <WinnerLight sides={SIDES} lit={SIDES.filter((side) => lookOf(side) === 'won')} />
      {cards.map((dealt) => (
        <TableCard key={dealt.side} dealt={dealt} elapsedMs={elapsedMs} look={lookOf(dealt.side)} />
      ))}
      {SIDES.map((side) => {
        const shown = read.find((dealt) => dealt.side === side)
        return <Plate key={side} side={side} name={t(side)} count={shown && letterOf(shown.card)} look={lookOf(side)} />
      })}
      {isTold && winner === 'tie' && <span className={styles.tie}>{t('tie')}</span>}
    </>
  )
}
