import { getSlider } from '@tucano/contract/captcha'
import { EyeOff, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { TextButton } from '#ui/form'
import { Spinner } from '#ui/spinner'
import styles from './captcha.module.css'
import { PuzzleBoard } from './puzzle-board.tsx'
import { doWork } from './do-work.ts'
import { texts } from './texts.ts'

type Puzzle = Awaited<ReturnType<typeof call<typeof getSlider>>>

/** Spec §9: a picture is refreshed at most once a second. */
const REFRESH_MS = 1000

export function PuzzleModal({ onSolved, onClose }: { onSolved: (ticket: string) => void; onClose: () => void }) {
  const t = useText(texts)
  const say = useErrorText()
  const [puzzle, setPuzzle] = useState<Puzzle>()
  const [problem, setProblem] = useState<string>()
  const [working, setWorking] = useState(false)
  const lastAt = useRef(-REFRESH_MS)
  const draw = (): void => {
    if (performance.now() - lastAt.current < REFRESH_MS) return
    lastAt.current = performance.now()
    setPuzzle(undefined)
    setProblem(undefined)
    call(getSlider, {}).then(setPuzzle, (error: unknown) => setProblem(say(error)))
  }
  const drawFirst = useEffectEvent(draw)
  useEffect(() => drawFirst(), [])
  const work = (): void => {
    setWorking(true)
    setProblem(undefined)
    doWork().then(onSolved, (error: unknown) => {
      setWorking(false)
      setProblem(say(error))
    })
  }
  return (
    <ProductWindow title={t('title')} width={368} onClose={onClose}>
      {working ? (
        <p className={styles.working} role="status">
          <Spinner /> {t('working')}
        </p>
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          {puzzle ? (
            <PuzzleBoard key={puzzle.id} puzzle={puzzle} onSolved={onSolved} onGone={draw} />
          ) : (
            <Waiting failed={problem !== undefined} />
          )}
        </>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {!working && (
        <div className={styles.tools}>
          <TextButton onClick={draw}>
            <RotateCw aria-hidden="true" /> {t('another')}
          </TextButton>
          <TextButton onClick={work}>
            <EyeOff aria-hidden="true" /> {t('cannotSee')}
          </TextButton>
        </div>
      )}
    </ProductWindow>
  )
}

/** The room that the puzzle will take. */
const Waiting = ({ failed }: { failed: boolean }) =>
  failed ? null : (
    <div className={styles.waiting}>
      <Skeleton height="160px" />
      <Skeleton height="48px" />
    </div>
  )
