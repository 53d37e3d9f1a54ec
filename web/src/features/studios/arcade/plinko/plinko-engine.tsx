import type { PlinkoView, Risk } from '@tucano/arcade'
import { ArrowDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '#platform/text'
import type { Engine } from '#play/session/engine.ts'
import { Frame } from '#play/frame/frame.tsx'
import { usePreferences } from '#play/session/preferences.ts'
import { useGameSession } from '#play/session/game-context.ts'
import type { GameSession } from '#play/session/game-session.ts'
import { Choices, Desk } from '../parts/desk.tsx'
import { HistoryStrip } from '../parts/history-strip.tsx'
import { ExtremeWay } from '../parts/rules.tsx'
import { Scene } from '../parts/scene.tsx'
import { useTimes } from '../parts/times.ts'
import { useOpening } from '../parts/use-opening.ts'
import { useRound } from '#play/session/use-round.ts'
import { paced, useShowing } from '#play/stage/use-showing.ts'
import { sheetOf, viewOf } from '#play/session/shapes.ts'
import { texts } from '../texts.ts'
import { PlinkoBoard } from './plinko-board.tsx'
import { PlinkoRules } from './plinko-rules.tsx'
import type { PlinkoStage } from './plinko-stage.ts'

/** A ball takes about so long, whatever the rows; with turbo less. */
const FALL_MS = 1900
const TURBO_FALL_MS = 800
const END_MS = 260
const RISKS: readonly Risk[] = ['low', 'medium', 'high']

function Play({ session }: { session: GameSession }) {
  const t = useText(texts)
  const times = useTimes(session.game)
  const { tables } = sheetOf(session.game, 'plinko')
  const phase = useGameSession((state) => state.phase)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  const [{ rows, risk }, setBet] = useState<Pick<PlinkoView, 'rows' | 'risk'>>({ rows: 12, risk: 'medium' })
  const [hit, setHit] = useState<{ bin: number; roundId: string }>()
  const stage = useRef<PlinkoStage>(null)
  const { hurry, sound } = useShowing(session, 'plinko', async ({ round, view, isReplay, motion, sound }) => {
    if (isReplay) setBet({ rows: view.rows, risk: view.risk })
    setHit(undefined)
    const fallMs = usePreferences.getState().turbo ? TURBO_FALL_MS : FALL_MS
    // Few rows have longer hops, but not by as much as there are fewer.
    await stage.current?.drop(view.path, { rowMs: fallMs / (view.rows + 4), kind: round.nonce })
    setHit({ bin: view.bin, roundId: round.roundId })
    sound.thud(0)
    if (view.multiplier > 10) sound.win(view.multiplier / 10)
    await motion.wait(paced(END_MS))
  })
  useOpening({ rows, risk })
  const round = useRound()
  const view = round && viewOf(session.game, round, 'plinko')
  const { pays } = tables.find((table) => table.rows === rows && table.risk === risk)!
  const isThere = hit !== undefined && round?.roundId === hit.roundId && view?.rows === rows && view.risk === risk
  const allRows = [...new Set(tables.map((table) => table.rows))]
  return (
    <Frame
      stage={
        <Scene
          result={view && String(view.bin)}
          outcome={
            view && phase === 'idle'
              ? t('plinkoResult', { bin: view.bin + 1, of: view.rows + 1, times: times(view.multiplier) })
              : undefined
          }
          strip={<HistoryStrip write={(one) => times(viewOf(session.game, one, 'plinko').multiplier)} />}
          desk={
            <Desk>
              <Choices
                label={t('rows')}
                choices={allRows.map((count) => ({ key: String(count), label: count }))}
                value={String(rows)}
                isDisabled={isBusy}
                onChange={(count) => setBet({ risk, rows: Number(count) as PlinkoView['rows'] })}
              />
              <Choices
                label={t('risk')}
                choices={RISKS.map((key) => ({ key, label: t(`risk_${key}`) }))}
                value={risk}
                isDisabled={isBusy}
                onChange={(risk) => setBet({ rows, risk })}
              />
            </Desk>
          }
        >
          <PlinkoBoard stage={stage} rows={rows} pays={pays} hit={isThere ? hit : undefined} write={times} onPeg={() => sound.tick()} />
        </Scene>
      }
      main={{
        label: t('dropBall'),
        icon: <ArrowDown />,
        isDisabled: phase !== 'idle' && phase !== 'showing',
        onPress: () => {
          if (phase !== 'showing') return void session.play()
          stage.current?.hurry()
          hurry()
        },
      }}
    />
  )
}

export const plinkoEngine: Engine = { Play, Rules: PlinkoRules, Way: ExtremeWay }
