import { useState } from 'react'
import { useText } from '#platform/text'
import { type CheckedDraw, checkDraws } from '../check-draws.ts'
import { hashes } from '../hashes.ts'
import { readKeptDraws } from '../kept-draw.ts'
import { FileInput } from '../page/file-input.tsx'
import { showBeginning } from '../page/show-beginning.ts'
import styles from '../page/parts.module.css'
import { DrawReport } from './draw-report.tsx'
import { sharedGames } from './shared-games.ts'
import { texts } from './texts.ts'

type State = { step: 'idle' } | { step: 'checking' } | { step: 'unreadable'; problem: string } | { step: 'done'; draws: CheckedDraw[] }

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Reports of so many are shown: of more, first those that are not right. */
const SHOWN = 30
const isRight = ({ verdicts }: CheckedDraw): boolean => verdicts.every(({ is }) => is === 'right' || is === 'absent')
const shownOf = (draws: readonly CheckedDraw[]): CheckedDraw[] =>
  draws.toSorted((a, b) => (draws.length > SHOWN ? Number(isRight(a)) - Number(isRight(b)) : 0)).slice(0, SHOWN)

/** Draws that decide bets of many: the seed, the beacon, the tree over the bets and what came of them. */
export function SharedDraws() {
  const t = useText(texts)
  const [state, setState] = useState<State>({ step: 'idle' })
  const check = async (text: string): Promise<void> => {
    try {
      const kept = readKeptDraws(text)
      setState({ step: 'checking' })
      // Signatures take some time: the page draws itself in between.
      await pause()
      setState({ step: 'done', draws: await checkDraws(kept, sharedGames, { hashes, pause }) })
    } catch (error) {
      setState({ step: 'unreadable', problem: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('lead')}</p>
      <FileInput onText={(_name, text) => void check(text)} />
      {state.step === 'checking' && <p role="status">{t('checking')}</p>}
      {state.step === 'unreadable' && (
        <p className={styles.problem} role="alert">
          {t('unreadable', { problem: state.problem })}
        </p>
      )}
      {state.step === 'done' && (
        <div className={styles.part} ref={showBeginning}>
          {state.draws.length > SHOWN && (
            <p role="status">{t('many', { right: state.draws.filter(isRight).length, count: state.draws.length })}</p>
          )}
          {shownOf(state.draws).map((one) => (
            <DrawReport key={`${one.draw.source} ${one.draw.number} ${one.bet?.id}`} checked={one} />
          ))}
        </div>
      )}
    </div>
  )
}
