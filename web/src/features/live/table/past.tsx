import type { LiveView } from '@tucano/contract/live'
import type { BaccaratResult, CockfightResult, DragonTigerResult } from '@tucano/live'
import type { Winner } from '@tucano/live/roads'
import { ShieldCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import type { ShownTable } from '../queries.ts'
import { PastResults } from '../roads/past-results.tsx'
import { Roads } from '../roads/roads.tsx'
import { baccaratWinner, cockfightWinner, dragonTigerWinner } from '../roads/winner-of.ts'
import { Bead } from '../words/bead.tsx'
import { isBaccarat } from '../words/kinds.ts'
import { useOutcome } from '../words/use-outcome.ts'
import styles from './past.module.css'
import { ProofWindow } from './proof-window.tsx'
import { texts } from './texts.ts'

const FIRST = 12
type Round = LiveView['past'][number]

function winnersOf(kind: ShownTable['kind'], past: readonly Round[]): Winner[] | undefined {
  if (isBaccarat(kind)) return past.map(({ result }) => baccaratWinner(result as BaccaratResult))
  if (kind === 'dragon-tiger') return past.map(({ result }) => dragonTigerWinner(result as DragonTigerResult))
  if (kind === 'cockfight') return past.map(({ result }) => cockfightWinner(result as CockfightResult))
  return undefined
}

/** What came out before: roads, or a row of results, and each round with its proof. */
export function Past({ table: { kind }, past }: { table: ShownTable; past: LiveView['past'] }) {
  const t = useText(texts)
  const outcomeOf = useOutcome(kind)
  const [isAll, setAll] = useState(false)
  const [proof, setProof] = useState<Round>()
  const newest = past.toReversed()
  // What a result is, its table's kind says.
  const winners = useMemo(() => winnersOf(kind, past), [kind, past])
  if (past.length === 0) return <p className={styles.none}>{t('noPast')}</p>
  const entries = newest.flatMap(({ round, result }) => {
    const outcome = outcomeOf(result)
    return outcome ? [{ round: String(round), label: outcome.label, tone: outcome.tone }] : []
  })
  return (
    <div className={styles.past}>
      {winners ? (
        <Roads sides={kind === 'dragon-tiger' || kind === 'cockfight' ? kind : 'baccarat'} winners={winners} />
      ) : (
        <PastResults entries={entries} />
      )}
      <h2 className={styles.title}>{t('rounds')}</h2>
      <ol className={styles.rounds}>
        {(isAll ? newest : newest.slice(0, FIRST)).map((one) => {
          const outcome = outcomeOf(one.result)
          return (
            <li key={one.round} data-round={one.round}>
              <span className={styles.number}>{one.round}</span>
              {outcome ? <Bead label={outcome.label} tone={outcome.tone} /> : <span />}
              <span className={styles.words}>{one.voided === undefined ? outcome?.words : t('pastVoid', { reason: one.voided })}</span>
              <IconButton label={t('check', { round: one.round })} onClick={() => setProof(one)}>
                <ShieldCheck />
              </IconButton>
            </li>
          )
        })}
      </ol>
      {!isAll && newest.length > FIRST && (
        <Button look="quiet" wide onClick={() => setAll(true)}>
          {t('showMore')}
        </Button>
      )}
      {proof && <ProofWindow drawId={proof.drawId} round={proof.round} onClose={() => setProof(undefined)} />}
    </div>
  )
}
