import type { HiloSheet, HiloView } from '@tucano/arcade'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text'
import type { Engine } from '../../engine.ts'
import { Frame } from '../../frame/frame.tsx'
import { useTable } from '../../studio.ts'
import type { Table } from '../../table.ts'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { ExtremeWay } from '../parts/rules.tsx'
import { Scene } from '../parts/scene.tsx'
import { payoutOf, useTimes } from '../parts/times.ts'
import { useMain } from '../parts/use-main.tsx'
import { useRound } from '../parts/use-round.ts'
import { paced, useShowing } from '../parts/use-showing.ts'
import { WinCard } from '../parts/win-card.tsx'
import { useCardName } from '../../tables/cards/card-name.ts'
import { texts } from '../texts.ts'
import { Chain } from './chain.tsx'
import { Dealt } from './dealt.tsx'
import { faceOf, likelier, rankOf } from './guess.ts'
import { Guesses } from './guesses.tsx'
import { HiloRules } from './hilo-rules.tsx'
import styles from './hilo.module.css'

const DEAL_MS = 460
const WRONG_MS = 520

function Play({ table }: { table: Table }) {
  const t = useText(texts)
  const times = useTimes(table.game)
  const nameOf = useCardName()
  const sheet = table.game.sheet as HiloSheet
  const phase = useTable((state) => state.phase)
  const round = useRound()
  const view = round?.view as HiloView | undefined
  const isUnderWay = round !== undefined && !round.over
  /** The card has landed: only then is it said whether it was right. */
  const [landed, setLanded] = useState(0)
  const { sound } = useShowing<HiloView>(table, async ({ round, view, isFresh, motion, sound }) => {
    const isDealt = isFresh || view.cards.length > landed
    if (isFresh) setLanded(0)
    if (isDealt) {
      sound.tick()
      await motion.wait(paced(DEAL_MS))
      setLanded(view.cards.length)
    }
    const isLost = round.over && view.multiplier === 0
    if (isLost) {
      sound.thud(0)
      await motion.wait(paced(WRONG_MS))
    } else if (round.over) sound.win(view.multiplier / 100)
    else if (isDealt && view.said.at(-1) !== 'skip') sound.land(view.said.length)
  })
  useRow(table, sheet)
  const canMove = phase === 'waiting'
  const card = view?.cards.at(-1)
  const isLost = round !== undefined && round.over && view!.multiplier === 0 && landed === view!.cards.length
  const isRight = landed === view?.cards.length && view.multiplier > 0 && view.said.at(-1) !== 'skip'
  const cash = isUnderWay && view!.multiplier > 0 ? payoutOf(table.game, BigInt(round.stake), view!.multiplier) : undefined
  return (
    <Frame
      stage={
        <Scene
          result={view && view.cards.join(',')}
          outcome={
            card === undefined
              ? undefined
              : [nameOf(faceOf(card)), round?.over && t(isLost ? 'hiloLost' : 'hiloWon', { times: times(view!.multiplier) })]
                  .filter(Boolean)
                  .join('. ')
          }
          strip={<HistoryStrip write={({ view }) => times((view as HiloView).multiplier)} />}
          desk={
            <Guesses
              view={view}
              sheet={sheet}
              canMove={canMove}
              write={times}
              onSay={(what) => {
                sound.tick()
                void table.step({ do: what })
              }}
            />
          }
        >
          <div className={styles.middle}>
            <Dealt cards={view?.cards ?? []} roundId={round?.roundId} look={isLost ? 'wrong' : isRight ? 'right' : undefined} />
            <Chain cards={view?.cards.slice(0, landed) ?? []} said={view?.said ?? []} isLost={isLost} />
          </div>
          <WinCard />
        </Scene>
      }
      main={useMain(table, { round, cash, first: t('guessFirst') })}
    />
  )
}

/** In a row of rounds the likelier guess is made once, and then it is cashed out. */
function useRow(table: Table, sheet: HiloSheet): void {
  const phase = useTable((state) => state.phase)
  const isRow = useTable((state) => state.auto !== undefined)
  const view = useTable((state) => state.round?.view) as HiloView | undefined
  useEffect(() => {
    if (phase !== 'waiting' || !isRow || !view) return
    void table.step({ do: view.multiplier > 0 ? 'cashOut' : likelier(rankOf(view.cards.at(-1)!), sheet) })
  }, [phase, isRow, view])
}

export const hiloEngine: Engine = { Play, Rules: HiloRules, Way: ExtremeWay }
