import type { LiveView } from '@tucano/contract/live'
import {
  type AndarBaharResult,
  type BaccaratResult,
  type CockfightResult,
  type DragonTigerResult,
  type RegattaResult,
  type RouletteResult,
  type SicBoResult,
  type WheelResult,
  windOf,
} from '@tucano/live'
import { type ReactNode, useCallback } from 'react'
import { lazyPart } from '#platform/chunk'
import { useText } from '#platform/text'
import type { ShownTable } from '../queries.ts'
import { roomNow } from '../room/clock.ts'
import { phaseOf, phaseTexts } from '../room/phase.ts'
import { Dealer } from '../scene/dealer/dealer.tsx'
import { Salon, type SalonTone } from '../scene/salon/salon.tsx'
import type { SceneProps } from '../scene/scene-props.ts'
import type { ClothKind } from '../words/kinds.ts'
import { texts as words } from '../words/texts.ts'
import { isCalm } from '#play/stage/calm.ts'
import { moodOf, scenePhase } from './mood.ts'
import styles from './place.module.css'
import { towardsOf } from './towards.ts'

const Baccarat = lazyPart('scene', () => import('../scene/cards/baccarat-scene.tsx').then((part) => part.BaccaratScene))
const DragonTiger = lazyPart('scene', () => import('../scene/cards/dragon-tiger-scene.tsx').then((part) => part.DragonTigerScene))
const AndarBahar = lazyPart('scene', () => import('../scene/cards/andar-bahar-scene.tsx').then((part) => part.AndarBaharScene))
const Roulette = lazyPart('scene', () => import('../scene/roulette/roulette-scene.tsx').then((part) => part.RouletteScene))
const SicBo = lazyPart('scene', () => import('../scene/dice/sic-bo-scene.tsx').then((part) => part.SicBoScene))
const Race = lazyPart('scene', () => import('../scene/race/race-scene.tsx').then((part) => part.RaceScene))
const RaceCaller = lazyPart('scene', () => import('../scene/race/race-caller.tsx').then((part) => part.RaceCaller))
const Bout = lazyPart('scene', () => import('../scene/bout/bout-scene.tsx').then((part) => part.BoutScene))
const BoutCaller = lazyPart('scene', () => import('../scene/bout/bout-caller.tsx').then((part) => part.BoutCaller))
const Wheel = lazyPart('scene', () => import('../scene/wheel/wheel-scene.tsx').then((part) => part.WheelScene))

/** Games on cards lie before their dealer; the others have a scene of their own, with the dealer beside it. */
const tones: Partial<Record<ClothKind, SalonTone>> = {
  baccarat: 'forest',
  'baccarat-six': 'river',
  'dragon-tiger': 'night',
  'andar-bahar': 'wine',
}

interface PlaceProps {
  table: ShownTable & { kind: ClothKind }
  view: LiveView
  seconds: number
}

/** What everybody at the table sees: cards before a dealer, or what turns and rolls, with the dealer beside it. */
export function Place({ table, view, seconds }: PlaceProps) {
  const w = useText(words)
  const dealer = (
    <Dealer
      look={table.dealer.look}
      name={table.dealer.name}
      mood={moodOf(view, seconds)}
      towards={towardsOf(table.kind, view.result)}
      isCalm={isCalm()}
    />
  )
  const scene = <Scene kind={table.kind} view={view} seconds={seconds} />
  const tone = tones[table.kind]
  if (!tone)
    return (
      <>
        {scene}
        <Portrait kind={table.kind}>{dealer}</Portrait>
      </>
    )
  return (
    <Salon tone={tone} mark={w(`kind_${table.kind}`)} dealer={dealer}>
      {scene}
    </Salon>
  )
}

/** A dealer beside what turns and rolls. */
const Portrait = ({ kind, children }: { kind: ClothKind; children: ReactNode }) => (
  <div className={styles.portrait} data-kind={kind}>
    {children}
  </div>
)

function Scene({ kind, view, seconds }: Omit<PlaceProps, 'table'> & { kind: ClothKind }) {
  const p = useText(phaseTexts)
  const { playsAtMs, phase, round, result, past } = view
  const label = p(phaseOf(view, seconds))
  const elapsedMs = useCallback(() => (playsAtMs === null ? 0 : Math.max(0, roomNow() - playsAtMs)), [playsAtMs])
  /** What a result is, its table's kind says. */
  const props = <Result,>(): SceneProps<Result> => ({
    phase: scenePhase(phase),
    round: String(round),
    result: phase === 'play' || phase === 'result' ? ((result ?? null) as Result | null) : null,
    elapsedMs,
    isCalm: isCalm(),
    label,
  })
  switch (kind) {
    case 'baccarat':
    case 'baccarat-six':
      return <Baccarat {...props<BaccaratResult>()} />
    case 'dragon-tiger':
      return <DragonTiger {...props<DragonTigerResult>()} />
    case 'andar-bahar':
      return <AndarBahar {...props<AndarBaharResult>()} />
    case 'sic-bo':
      return <SicBo {...props<SicBoResult>()} />
    case 'wheel':
      return <Wheel {...props<WheelResult>()} />
    case 'regatta': {
      const race = props<RegattaResult>()
      return (
        <>
          <Race {...race} wind={windOf(round)} />
          <RaceCaller wind={windOf(round)} result={race.result} elapsedMs={elapsedMs} />
        </>
      )
    }
    case 'cockfight': {
      const bout = props<CockfightResult>()
      return (
        <>
          <Bout {...bout} />
          <BoutCaller round={round} result={bout.result} elapsedMs={elapsedMs} />
        </>
      )
    }
    case 'roulette':
      return <Roulette {...props<RouletteResult>()} before={numberBefore(past, round)} />
  }
}

/** Where the ball has lain since the round before. */
function numberBefore(past: LiveView['past'], round: number): number | null {
  const last = past.findLast((one) => one.round < round)?.result as { number: number } | undefined
  return last?.number ?? null
}
