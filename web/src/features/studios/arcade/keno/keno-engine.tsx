import { Eraser, Shuffle, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import type { Engine } from '#play/session/engine.ts'
import { Frame } from '#play/frame/frame.tsx'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { pageWorld } from '#play/session/world.ts'
import { boardLeast } from '../parts/board-least.ts'
import { pickSome } from '../parts/chance.ts'
import { Desk, Figure } from '../parts/desk.tsx'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { ExtremeWay } from '../parts/rules.tsx'
import { Scene } from '../parts/scene.tsx'
import { useTimes } from '../parts/times.ts'
import { useOpening } from '../parts/use-opening.ts'
import { useRound } from '#play/session/use-round.ts'
import { paced, useShowing } from '#play/stage/use-showing.ts'
import { sheetOf, viewOf } from '#play/session/shapes.ts'
import { WinCard } from '../parts/win-card.tsx'
import { texts } from '../texts.ts'
import { hitsIn, paysFor, toggled } from './draw.ts'
import { KenoRules } from './keno-rules.tsx'
import styles from './keno.module.css'
import { NumberBoard } from './number-board.tsx'
import { PayList } from './pay-list.tsx'

const BALL_MS = 165
const END_MS = 260

function Play({ session }: { session: GameSession }) {
  const t = useText(texts)
  const times = useTimes(session.game)
  const sheet = sheetOf(session.game, 'keno')
  const most = sheet.tables.length
  const phase = useGameSession((state) => state.phase)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  const [picks, setPicks] = useState<readonly number[]>([])
  /** How many balls of which round lie there. They are taken away when other numbers are picked. */
  const [shown, setShown] = useState({ roundId: '', balls: 0 })
  const { hurry } = useShowing(session, 'keno', async ({ round: { roundId }, view, isReplay, motion, sound }) => {
    if (isReplay) setPicks(view.picks)
    let hits = 0
    for (let count = 1; count <= view.drawn.length; count++) {
      setShown({ roundId, balls: count })
      if (view.picks.includes(view.drawn[count - 1]!)) sound.land(hits++)
      else sound.tick()
      await motion.wait(paced(BALL_MS))
    }
    if (view.multiplier > 10) sound.win(view.multiplier / 10)
    await motion.wait(paced(END_MS))
  })
  useOpening({ picks })
  const round = useRound()
  const view = round?.roundId === shown.roundId ? viewOf(session.game, round, 'keno') : undefined
  const drawn = view?.drawn.slice(0, shown.balls) ?? []
  const choose = (next: readonly number[]): void => {
    setPicks(next)
    setShown({ roundId: '', balls: 0 })
  }
  const fill = (): void => {
    const kept = picks.length < most ? picks : []
    const free = Array.from({ length: sheet.numbers }, (_, n) => n + 1).filter((number) => !kept.includes(number))
    choose([...kept, ...pickSome(free, most - kept.length, pageWorld.newSeed() + pageWorld.newSeed())])
  }
  const hits = hitsIn(picks, drawn)
  return (
    <Frame
      least={boardLeast}
      stage={
        <Scene
          result={view && drawn.join(',')}
          outcome={
            view && phase === 'idle' ? t('kenoResult', { drawn: drawn.join(', '), hits: view.hits, picks: picks.length }) : undefined
          }
          strip={<HistoryStrip write={(one) => times(viewOf(session.game, one, 'keno').multiplier)} />}
          desk={
            <Desk>
              <Figure label={t('picked')}>{t('pickedOf', { picks: picks.length, most })}</Figure>
              <Button className={styles.tool} icon={<Shuffle />} disabled={isBusy} onClick={fill}>
                {picks.length < most ? t('fillPicks') : t('otherPicks')}
              </Button>
              <Button className={styles.tool} icon={<Eraser />} disabled={isBusy || picks.length === 0} onClick={() => choose([])}>
                {t('clear')}
              </Button>
            </Desk>
          }
        >
          <div className={styles.middle}>
            <Drawn drawn={drawn} picks={picks} of={sheet.drawn} />
            <NumberBoard
              numbers={sheet.numbers}
              picks={picks}
              drawn={drawn}
              isDisabled={isBusy}
              onPick={(number) => choose(toggled(picks, number, most))}
            />
            <div className={styles.pays}>
              {picks.length === 0 ? (
                <p className={styles.hint}>{t('pickHint', { most })}</p>
              ) : (
                <PayList pays={paysFor(sheet, picks.length)} hits={drawn.length > 0 ? hits : undefined} write={times} />
              )}
            </div>
          </div>
          <WinCard />
        </Scene>
      }
      main={{
        label: picks.length === 0 ? t('pickFirst') : t('draw'),
        icon: <Ticket />,
        isDisabled: picks.length === 0 || (phase !== 'idle' && phase !== 'showing'),
        onPress: () => (phase === 'showing' ? hurry() : void session.play()),
      }}
    />
  )
}

/** The balls in the order in which they came. */
function Drawn({ drawn, picks, of }: { drawn: readonly number[]; picks: readonly number[]; of: number }) {
  const t = useText(texts)
  return (
    <ol className={styles.drawn} aria-label={t('drawn')}>
      {Array.from({ length: of }, (_, at) => (
        <li key={at} className={styles.place}>
          {drawn[at] !== undefined && (
            <span className={styles.ball} data-hit={picks.includes(drawn[at]) || undefined}>
              {drawn[at]}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

export const kenoEngine: Engine = { Play, Rules: KenoRules, Way: ExtremeWay }
