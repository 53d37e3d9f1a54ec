import type { Shape } from '@tucano/lottery'
import { Stream } from '@tucano/randomness'
import { ballsOf } from '../looks/balls-of.ts'
import { lookOf, piecesOf } from '../looks/look-of.ts'
import { ResultRow } from '../looks/result-row.tsx'
import { Cup } from './cup.tsx'
import { Globe } from './globe.tsx'
import { PrizeBoard } from './prize-board.tsx'
import { Race } from './race.tsx'
import styles from './stage.module.css'
import { useSteps } from './use-steps.ts'

/** A draw is a show of some seconds, however much comes out. */
const SHOW_MS = 6000
const STEP_MOST_MS = 1100
const RUNNERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** What lies in the globe, or runs. */
function choicesOf(shape: Shape): readonly string[] {
  const look = lookOf(shape.code)
  if (look === 'digits' || look === 'board') return DIGITS
  if (look === 'race') return RUNNERS
  return ballsOf(shape)
}

interface DrawShowProps {
  shape: Shape
  /** Undefined while it is being drawn. */
  result: readonly string[] | undefined
  /** It is shown as it comes, not as it lies there. */
  isLive: boolean
  onOver: () => void
}

/** A draw as it happens: balls out of the globe, dice out of the cup, armadillos over the line, a board that fills. */
export function DrawShow({ shape, result: told, isLive, onOver }: DrawShowProps) {
  const result = told && piecesOf(shape.code, told)
  const isRace = lookOf(shape.code) === 'race'
  if (isRace) return <Race runners={choicesOf(shape)} result={result} isRunning={isLive && result !== undefined} onOver={onOver} />
  if (result === undefined) return <Lying shape={shape} result={[]} shown={0} isMoving />
  if (isLive) return <Coming shape={shape} result={result} onOver={onOver} />
  return <Lying shape={shape} result={result} shown={result.length} isMoving={false} />
}

function Coming({ shape, result, onOver }: { shape: Shape; result: readonly string[]; onOver: () => void }) {
  const stepMs = Math.min(STEP_MOST_MS, SHOW_MS / result.length)
  // One step more: the last one is seen before it is over.
  const shown = useSteps(result.length + 1, stepMs, onOver)
  return <Lying shape={shape} result={result} shown={Math.max(0, shown)} isMoving={shown <= result.length} />
}

/** As many numbers of as many digits as a draw has. */
const emptyBoard = (shape: Shape): readonly string[] => shape.draw(new Stream(() => new Uint8Array(64)))

interface LyingProps {
  shape: Shape
  result: readonly string[]
  shown: number
  isMoving: boolean
}

function Lying({ shape, result, shown, isMoving }: LyingProps) {
  const look = lookOf(shape.code)
  // A board has its places before anything stands on them.
  if (look === 'board') return <PrizeBoard parts={shape.parts} result={result.length > 0 ? result : emptyBoard(shape)} shown={shown} />
  const size = result.length > 12 ? 'small' : result.length > 7 ? 'medium' : 'large'
  return (
    <div className={styles.lying}>
      {look === 'dice' ? (
        <Cup isShaking={isMoving && shown === 0} isLifted={shown > 0} />
      ) : (
        <Globe texts={choicesOf(shape)} isTurning={isMoving} />
      )}
      {result.length > 0 && (
        <div className={styles.tray}>
          <ResultRow shape={shape.code} result={result} size={size} shown={Math.min(shown, result.length)} arriving={isMoving} />
        </div>
      )}
    </div>
  )
}
