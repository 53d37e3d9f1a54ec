import { checkSlider, type getSlider } from '@tucano/contract/captcha'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { Check, MoveRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { CallError, call } from '#platform/call'
import { useText } from '#platform/text'
import { classNames } from '../../ui/class-names.ts'
import styles from './captcha.module.css'
import { texts } from './texts.ts'

interface PuzzleBoardProps {
  puzzle: ReplyOf<typeof getSlider>
  onSolved: (ticket: string) => void
  /** The puzzle was missed, or is too old. */
  onGone: () => void
}

type State = 'ready' | 'moving' | 'checking' | 'passed' | 'missed'

const KEY_STEP = 4
const PASSED_MS = 350
/** Longer than the second between two pictures. */
const MISSED_MS = 1200

/** The picture, the piece in it, and the handle below that moves the piece. The way it is moved is what tells a person from a program. */
export function PuzzleBoard({ puzzle, onSolved, onGone }: PuzzleBoardProps) {
  const t = useText(texts)
  const { id, width, height, pieceSize, y, background, piece } = puzzle
  const [x, setX] = useState(0)
  const [state, setState] = useState<State>('ready')
  const trail = useRef<{ x: number; t: number }[]>([])
  const grasp = useRef<{ pointer: number; scale: number } | undefined>(undefined)
  const furthest = width - pieceSize
  const busy = state === 'checking' || state === 'passed' || state === 'missed'

  const note = (at: number): void => {
    const now = performance.now()
    const began = trail.current[0]?.t ?? now
    if (trail.current.length > 0 && now - began <= (trail.current.at(-1)!.t - began || -1)) return
    if (trail.current.length < 490) trail.current.push({ x: at, t: now })
    setX(at)
  }
  const check = async (): Promise<void> => {
    setState('checking')
    const [first] = trail.current
    const steps = trail.current.map((step) => ({ x: Math.round(step.x * 10) / 10, t: Math.round(step.t - (first?.t ?? 0)) }))
    try {
      const { ticket } = await call(checkSlider, { id, trail: steps.filter((step, n) => n === 0 || step.t > steps[n - 1]!.t) })
      setState('passed')
      setTimeout(() => onSolved(ticket), PASSED_MS)
    } catch (error) {
      trail.current = []
      if (error instanceof CallError && error.code === 'verification.expired') return onGone()
      setState('missed')
      // A puzzle is tried once. What happened is said for a moment, and then there is another.
      setTimeout(onGone, MISSED_MS)
    }
  }
  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (busy || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const track = event.currentTarget.parentElement!.getBoundingClientRect().width - event.currentTarget.offsetWidth
      grasp.current = { pointer: event.clientX, scale: furthest / track }
      trail.current = []
      note(0)
      setState('moving')
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grasp.current) return
      note(Math.min(furthest, Math.max(0, (event.clientX - grasp.current.pointer) * grasp.current.scale)))
    },
    onPointerUp() {
      if (!grasp.current) return
      grasp.current = undefined
      void check()
    },
    onPointerCancel() {
      grasp.current = undefined
      setState('ready')
    },
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: KEY_STEP, ArrowLeft: -KEY_STEP, ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (busy) return
    if (step) {
      event.preventDefault()
      if (trail.current.length === 0) note(x)
      note(Math.min(furthest, Math.max(0, x + step)))
      setState('moving')
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      void check()
    }
  }
  const style = {
    '--x': x / furthest,
    '--piece-left': `${(x / width) * 100}%`,
    '--piece-top': `${(y / height) * 100}%`,
    '--piece-size': `${(pieceSize / width) * 100}%`,
    '--ratio': `${width} / ${height}`,
  } as CSSProperties
  const said = { ready: t('pull'), moving: '', checking: t('checking'), passed: t('passed'), missed: t('missed') }[state]
  return (
    <div className={classNames(styles.board, styles[state])} style={style} data-puzzle={id}>
      <div className={styles.scene}>
        <img src={background} alt={t('picture')} draggable={false} />
        <img className={styles.piece} src={piece} alt="" draggable={false} />
      </div>
      <div className={styles.track}>
        <span className={styles.said} role="status">
          {said}
        </span>
        <span
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={t('handle')}
          aria-valuemin={0}
          aria-valuemax={furthest}
          aria-valuenow={Math.round(x)}
          onKeyDown={onKeyDown}
          {...pointer}
        >
          {state === 'passed' ? <Check aria-hidden="true" /> : <MoveRight aria-hidden="true" />}
        </span>
      </div>
    </div>
  )
}
