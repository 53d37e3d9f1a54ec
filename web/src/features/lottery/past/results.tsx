import type { LotteryDraw } from '@tucano/contract/lottery'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Badge } from '#ui/card'
import { ResultRow } from '../looks/result-row.tsx'
import { shortNumero, spokenNumero } from '../numero.ts'
import type { ShownDraw } from './proof-window.tsx'
import styles from './results.module.css'
import { texts } from './texts.ts'

const FIRST = 12

interface ResultsProps {
  shape: string
  draws: readonly LotteryDraw[]
  /** Results from elsewhere can only be compared with their source. */
  isOfficial: boolean
  onProof: (draw: ShownDraw) => void
}

/** The last hundred draws, newest first, void ones too. */
export function Results({ shape, draws, isOfficial, onProof }: ResultsProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? draws : draws.slice(0, FIRST)
  return (
    <>
      <ol className={styles.results}>
        {shown.map(({ drawId, numero, drawsAt, result, state, earlier }) => (
          <li key={drawId} data-draw={numero} data-state={state}>
            <span className={styles.numero}>
              <strong>{spokenNumero(numero)}</strong>
              <small>{exactMoment(drawsAt, timeZone)}</small>
            </span>
            <span className={styles.result}>
              {result ? (
                <ResultRow shape={shape} result={result} size={result.length > 10 ? 'small' : 'medium'} />
              ) : (
                <Badge>{t('isVoid')}</Badge>
              )}
              {earlier.length > 0 && <small>{t('corrected', { result: earlier.at(-1)?.join(' ') ?? '' })}</small>}
            </span>
            {isOfficial ? (
              <small>{t('official')}</small>
            ) : (
              <IconButton label={t('checkOf', { numero: shortNumero(numero) })} onClick={() => onProof({ drawId, numero })}>
                <ShieldCheck />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {!isAll && draws.length > FIRST && (
        <Button look="quiet" wide onClick={() => setAll(true)}>
          {t('showAll', { count: draws.length })}
        </Button>
      )}
    </>
  )
}
