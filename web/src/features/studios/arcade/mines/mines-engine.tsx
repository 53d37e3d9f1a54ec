import { Dices } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import type { Engine } from '#play/session/engine.ts'
import { Frame } from '#play/frame/frame.tsx'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { pageWorld } from '#play/session/world.ts'
import { pickSome } from '../parts/chance.ts'
import { Desk, Figure } from '../parts/desk.tsx'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { ExtremeWay } from '../parts/rules.tsx'
import { Scene } from '../parts/scene.tsx'
import { Slider } from '../parts/slider.tsx'
import { payoutOf, useDecimal, useTimes } from '../parts/times.ts'
import { useMain } from '../parts/use-main.tsx'
import { useOpening } from '../parts/use-opening.ts'
import { useRound } from '#play/session/use-round.ts'
import { paced, useShowing } from '#play/stage/use-showing.ts'
import { sheetOf, viewOf } from '#play/session/shapes.ts'
import { WinCard } from '../parts/win-card.tsx'
import { texts } from '../texts.ts'
import { Ladder } from './ladder.tsx'
import { MinesRules } from './mines-rules.tsx'
import styles from './mines.module.css'
import { TileBoard } from './tile-board.tsx'
import { nextOfRow, safeShare, stepsOf, tilesOf } from './tiles.ts'

const FIRST_MINES = 3
const TURN_MS = 240
const BLAST_MS = 420
const LEFT_MS = 620

function Play({ session }: { session: GameSession }) {
  const t = useText(texts)
  const times = useTimes(session.game)
  const { columns, rows, multipliers } = sheetOf(session.game, 'mines')
  const phase = useGameSession((state) => state.phase)
  const round = useRound()
  const view = round && viewOf(session.game, round, 'mines')
  const isUnderWay = round !== undefined && !round.over
  const [chosen, setChosen] = useState(FIRST_MINES)
  const [pending, setPending] = useState<number>()
  const [revealed, setRevealed] = useState<string>()
  const mines = isUnderWay ? view!.mines : chosen
  const opened = view?.opened ?? []
  const ladder = multipliers[mines - 1]!
  const { sound } = useShowing(session, 'mines', async ({ round, view, motion, sound }) => {
    setPending(undefined)
    if (view.opened.length === 0) return
    const isHit = view.board?.includes(view.opened.at(-1)!) ?? false
    if (isHit) sound.thud(0)
    else if (!round.over) sound.land(view.opened.length)
    await motion.wait(paced(isHit ? BLAST_MS : TURN_MS))
    if (!round.over) return
    setRevealed(round.roundId)
    if (view.multiplier > 0) sound.win(view.multiplier / 100)
    await motion.wait(paced(LEFT_MS))
  })
  useOpening({ mines: chosen })
  const open = (tile: number): void => {
    sound.tick()
    setPending(tile)
    void session.step({ do: 'open', tile })
  }
  useRow(session, open)
  const canOpen = phase === 'waiting'
  const closed = tilesOf(view, columns * rows, false).flatMap((tile, at) => (tile === 'closed' ? [at] : []))
  const cash = isUnderWay && opened.length > 0 ? payoutOf(session.game, BigInt(round.stake), view!.multiplier) : undefined
  return (
    <Frame
      stage={
        <Scene
          result={view && JSON.stringify({ opened: view.opened, board: view.board })}
          outcome={round?.over && view ? t(view.multiplier > 0 ? 'minesWon' : 'minesLost', { count: opened.length }) : undefined}
          strip={<HistoryStrip write={(one) => times(viewOf(session.game, one, 'mines').multiplier)} />}
          desk={
            <Desk>
              {isUnderWay ? (
                <>
                  <Progress tiles={columns * rows} mines={mines} opened={opened.length} next={ladder[opened.length]} write={times} />
                  <IconButton
                    className={styles.random}
                    label={t('randomTile')}
                    disabled={!canOpen}
                    onClick={() => open(pickSome(closed, 1, pageWorld.newSeed())[0]!)}
                  >
                    <Dices />
                  </IconButton>
                </>
              ) : (
                <Slider
                  label={t('mines')}
                  value={chosen}
                  range={{ min: 1, max: multipliers.length }}
                  isDisabled={phase !== 'idle'}
                  onChange={setChosen}
                />
              )}
            </Desk>
          }
        >
          <div className={styles.middle}>
            <div className={styles.field}>
              <Ladder multipliers={ladder} reached={view?.mines === mines ? stepsOf(view) : 0} isOver={!isUnderWay} write={times} />
              <TileBoard
                tiles={tilesOf(view, columns * rows, revealed === round?.roundId)}
                columns={columns}
                from={opened.at(-1) ?? 0}
                pending={pending}
                canOpen={canOpen}
                onOpen={open}
              />
            </div>
          </div>
          <WinCard />
        </Scene>
      }
      main={useMain(session, { round, cash, first: t('openFirst') })}
    />
  )
}

interface ProgressProps {
  tiles: number
  mines: number
  opened: number
  next: number | undefined
  write: (multiplier: number) => string
}

/** How far it has come, and what the next place is worth. */
function Progress({ tiles, mines, opened, next, write }: ProgressProps) {
  const t = useText(texts)
  const decimal = useDecimal()
  return (
    <>
      <Figure label={t('mines')}>{mines}</Figure>
      {next !== undefined && (
        <>
          <Figure label={t('safeNext')}>{decimal(safeShare({ tiles, mines, opened }), 1)}%</Figure>
          <Figure label={t('paysNext')}>{write(next)}</Figure>
        </>
      )}
    </>
  )
}

/** In a row of rounds the places of the last round by hand are opened again, and then it is cashed out. */
function useRow(session: GameSession, open: (tile: number) => void): void {
  const phase = useGameSession((state) => state.phase)
  const isRow = useGameSession((state) => state.auto !== undefined)
  const view = useGameSession(({ round }) => round && viewOf(session.game, round, 'mines'))
  const wanted = useRef<readonly number[]>([12])
  const goOn = useEffectEvent((opened: readonly number[]) => {
    const tile = nextOfRow(wanted.current, opened)
    if (tile === undefined) void session.step({ do: 'cashOut' })
    else open(tile)
  })
  useEffect(() => {
    if (phase !== 'waiting' || !view) return
    if (isRow) goOn(view.opened)
    else if (view.opened.length > 0) wanted.current = view.opened
  }, [phase, isRow, view])
}

export const minesEngine: Engine = { Play, Rules: MinesRules, Way: ExtremeWay }
