import type { AndarBaharResult } from '@tucano/live'
import { useState } from 'react'
import { useText } from '#platform/text'
import type { SceneProps } from '../scene-props.ts'
import { type AndarBaharSide, andarBaharPlan } from './andar-bahar-plan.ts'
import styles from './andar-bahar-scene.module.css'
import { CardScene, type PlayProps } from './card-scene.tsx'
import type { DealtCard } from './deal-plan.ts'
import { Plate } from './plate.tsx'
import { TableCard } from './table-card.tsx'
import { texts } from './texts.ts'
import { useDeal } from './use-deal.ts'

const SIDES = ['andar', 'bahar'] as const

/** A card to be matched, and two rows that grow in turn until one does. */
export function AndarBaharScene(props: SceneProps<AndarBaharResult>) {
  return <CardScene {...props} className={styles.scene} print={<Print isPlayed={props.result !== null} />} Play={Play} />
}

function Print({ isPlayed }: { isPlayed: boolean }) {
  const t = useText(texts)
  return (
    <>
      <span className={styles.outline} data-side="joker" data-place={0} />
      {SIDES.map((side) => (
        <div key={side}>
          <span className={styles.row} data-side={side} />
          {!isPlayed && <Plate side={side} name={t(side)} count={undefined} look={undefined} />}
        </div>
      ))}
    </>
  )
}

function Play({ result, elapsedMs }: PlayProps<AndarBaharResult>) {
  const t = useText(texts)
  const [plan] = useState(() => andarBaharPlan(result))
  const { cards, read, isTold } = useDeal(plan, elapsedMs)
  const match = plan.cards.at(-1)!
  const lookOf = (dealt: DealtCard<AndarBaharSide>): 'won' | 'dim' | undefined =>
    isTold ? (dealt === match || dealt.side === 'joker' ? 'won' : 'dim') : undefined
  const countOf = (side: AndarBaharSide): number => read.filter((dealt) => dealt.side === side).length
  const all = countOf('andar') + countOf('bahar')
  return (
    <>
      {cards.map((dealt) => (
        <TableCard key={`${dealt.side} ${dealt.place}`} dealt={dealt} elapsedMs={elapsedMs} look={lookOf(dealt)} />
      ))}
      {SIDES.map((side) => (
        <Plate
          key={side}
          side={side}
          name={t(side)}
          count={String(countOf(side))}
          look={isTold ? (match.side === side ? 'won' : 'dim') : undefined}
        />
      ))}
      {all > 0 && <span className={styles.all}>{all === 1 ? t('oneCard') : t('cardCount', { count: all })}</span>}
    </>
  )
}
