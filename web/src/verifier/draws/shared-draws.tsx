import { useState } from 'react'
import { useText } from '#platform/text'
import { type CheckedDraw, checkDraw } from '../check-draws.ts'
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

/** Draws that decide bets of many: the seed, the beacon, the tree over the bets and what came of them. */
export function SharedDraws() {
  const t = useText(texts)
  const [state, setState] = useState<State>({ step: 'idle' })
  const check = async (text: string): Promise<void> => {
    try {
      const kept = readKeptDraws(text)
      setState({ step: 'checking' })
      const draws: CheckedDraw[] = []
      for (const one of kept) {
        // A signature takes some time: the page draws itself in between.
        await pause()
        draws.push(checkDraw(one, sharedGames, hashes))
      }
      setState({ step: 'done', draws })
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
          {state.draws.map((one) => (
            <DrawReport key={`${one.draw.source} ${one.draw.number} ${one.bet?.id}`} checked={one} />
          ))}
        </div>
      )}
    </div>
  )
}
