import { useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Segmented } from '#ui/tabs'
import type { BetsAsked } from '../queries.ts'
import { SuspicionForm } from '../suspicions/suspicion-form.tsx'
import { BetsList } from './bets-list.tsx'
import styles from './bets.module.css'
import { texts } from './texts.ts'

const STATES = ['all', 'open', 'over'] as const
type State = (typeof STATES)[number]

/** What the bets are behind: a match, one of its markets, one of its outcomes. */
interface BetsTarget {
  event: string
  matchName: string
  market?: number
  specifiers?: string
  outcome?: string
  /** Of the market and its outcome. */
  name?: string
}

interface BetsWindowProps {
  target: BetsTarget
  /** Bets can be reported as suspicious. */
  maySuspect: boolean
  close: () => void
}

/** The bets behind something; those that look wrong are marked and reported. */
export function BetsWindow({ target: { matchName, name, ...target }, maySuspect, close }: BetsWindowProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const [state, setState] = useState<State>('all')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isReporting, setReporting] = useState(false)
  const asked: BetsAsked = { ...target, ...(state !== 'all' && { state }) }
  const title = isReporting ? t('suspectTitle') : name === undefined ? t('betsOn', { what: matchName }) : t('betsOn', { what: name })
  return (
    <ProductWindow title={title} width={760} onClose={close}>
      {isReporting ? (
        <SuspicionForm event={target.event} matchName={matchName} bets={[...marked]} onBack={() => setReporting(false)} close={close} />
      ) : (
        <div className={styles.window}>
          {name !== undefined && <p className={styles.soft}>{matchName}</p>}
          <Segmented
            className={styles.start}
            label={t('which')}
            value={state}
            onChange={setState}
            choices={STATES.map((key) => ({ key, label: t(`which_${key}`) }))}
          />
          <BetsList key={state} asked={asked} {...(maySuspect && { marked, onMark: setMarked })} />
          {maySuspect && (
            <div className={styles.foot}>
              <p className={styles.soft}>
                {marked.size === 0
                  ? t('markedNone')
                  : marked.size === 1
                    ? t('markedOne')
                    : t('marked', { count: number(marked.size, language) })}
              </p>
              <Button size="small" onClick={() => setReporting(true)}>
                {t(marked.size === 0 ? 'suspectMatch' : 'suspectMarked')}
              </Button>
            </div>
          )}
        </div>
      )}
    </ProductWindow>
  )
}
