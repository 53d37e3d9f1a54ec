import type { Shape } from '@tucano/lottery'
import { useState } from 'react'
import { CallError } from '#platform/call'
import type { Near } from '../queries.ts'
import { Confirm, type Done } from './confirm.tsx'
import { type GameSlip, moveSlip } from './slip-store.ts'
import { usePlacing } from './use-placing.ts'
import type { SlipPlan } from './use-plan.tsx'

interface PlacingProps {
  near: Near
  shape: Shape
  slip: GameSlip
  series: number
  plan: SlipPlan
  onDeposit: () => void
  onRecord: () => void
  onPlaced: () => void
  onClose: () => void
}

/** The way from a slip to a bet: what was confirmed is what is asked for, whatever changes meanwhile. */
export function Placing({ near, shape, slip, series, plan, onDeposit, onRecord, onPlaced, onClose }: PlacingProps) {
  const { busy, problem, run, place, start } = usePlacing()
  const [done, setDone] = useState<Done>()
  const [isPoor, setPoor] = useState(false)
  /** What was on the slip as this window opened: afterwards it is empty. */
  const [{ contents, steps, wish }] = useState(() => ({
    contents: slip.lines.map(({ play, picks, unit, multiple }) => ({ play, picks, unit, multiple })),
    steps: plan.steps,
    wish: plan.wish,
  }))
  const [numero, setNumero] = useState(slip.numero ?? near.currentNumero?.numero ?? '')
  const confirm = (): void =>
    void run(async () => {
      setPoor(false)
      const asked = { gameCode: near.game.gameCode, numero, contents, series: near.series ? series : undefined }
      try {
        if (steps.length > 1) setDone({ kind: 'started', reply: await start(asked, wish) })
        else {
          const reply = await place(asked)
          setDone({ kind: 'placed', reply })
          if (reply.refusal) return setPoor(reply.refusal.code === 'balance.insufficient')
        }
      } catch (error) {
        setPoor(error instanceof CallError && error.code === 'balance.insufficient')
        throw error
      }
      onPlaced()
    })
  const move = (to: string): void => {
    moveSlip(near.game.gameCode, to)
    setNumero(to)
  }
  return (
    <Confirm
      near={near}
      shape={shape}
      contents={contents}
      series={series}
      numero={numero}
      steps={steps}
      busy={busy}
      problem={problem}
      isPoor={isPoor}
      done={done}
      onConfirm={confirm}
      onMove={move}
      onDeposit={onDeposit}
      onRecord={onRecord}
      onClose={onClose}
    />
  )
}
