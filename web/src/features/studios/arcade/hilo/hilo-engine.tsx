import type { HiloSheet } from '@tucano/arcade'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text'
import type { Engine } from '#play/session/engine.ts'
import { Frame } from '#play/frame/frame.tsx'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { ExtremeWay } from '../parts/rules.tsx'
import { Scene } from '../parts/scene.tsx'
import { payoutOf, useTimes } from '../parts/times.ts'
import { useMain } from '../parts/use-main.tsx'
import { useRound } from '#play/session/use-round.ts'
import { paced, useShowing } from '#play/stage/use-showing.ts'
import { WinCard } from '../parts/win-card.tsx'
import { useCardName } from '#play/cards/card-name.ts'
import { sheetOf, viewOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { Chain } from './chain.tsx'
import { Dealt } from './dealt.tsx'
import { faceOf, likelier, rankOf } from './guess.ts'
import { Guesses } from './guesses.tsx'
import { HiloRules, HowCounted } from './hilo-rules.tsx'
import styles from './hilo.module.css'

const DEAL_MS = 460
const WRONG_MS = 520

function Play({ session }: { session: GameSession }) {
  const t = useText(texts)
  const times = useTimes(session.game)
  const nameOf = useCardName()
  const sheet = sheetOf(session.game, 'hilo')
  const phase = useGameSession((state) => state.phase)
  const round = useRound()
  const view = round && viewOf(session.game, round, 'hilo')
  const isUnderWay = round !== undefined && !round.over
  /** The card has landed: only then is it said whether it was right. */
  const [landed, setLanded] = useState(0)
  const { sound } = useShowing(session, 'hilo', async ({ round, view, isFresh, motion, sound }) => {
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
  useRow(session, sheet)
  const canMove = phase === 'waiting'
  const card = view?.cards.at(-1)
  const isLost = round !== undefined && round.over && view!.multiplier === 0 && landed === view!.cards.length
  const isRight = landed === view?.cards.length && view.multiplier > 0 && view.said.at(-1) !== 'skip'
  const cash = isUnderWay && view!.multiplier > 0 ? payoutOf(session.game, BigInt(round.stake), view!.multiplier) : undefined
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
          strip={<HistoryStrip write={(one) => times(viewOf(session.game, one, 'hilo').multiplier)} />}
          desk={
            <Guesses
              view={view}
              sheet={sheet}
              canMove={canMove}
              write={times}
              onSay={(what) => {
                sound.tick()
                void session.step({ do: what })
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
      main={useMain(session, { round, cash, first: t('guessFirst') })}
    />
  )
}

/** In a row of rounds the likelier guess is made once, and then it is cashed out. */
function useRow(session: GameSession, sheet: HiloSheet): void {
  const phase = useGameSession((state) => state.phase)
  const isRow = useGameSession((state) => state.auto !== undefined)
  const view = useGameSession(({ round }) => round && viewOf(session.game, round, 'hilo'))
  useEffect(() => {
    if (phase !== 'waiting' || !isRow || !view) return
    void session.step({ do: view.multiplier > 0 ? 'cashOut' : likelier(rankOf(view.cards.at(-1)!), sheet) })
  }, [session, sheet, phase, isRow, view])
}

export const hiloEngine: Engine = { Play, Rules: HiloRules, Way: ExtremeWay, HowCounted }
