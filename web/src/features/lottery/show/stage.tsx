import type { LotteryDraw } from '@tucano/contract/lottery'
import type { Shape } from '@tucano/lottery'
import { RotateCcw, ShieldCheck, SkipForward } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { shortNumero } from '../numero.ts'
import { useCalm } from '../use-calm.ts'
import { useChoiceName } from '../words/use-words.ts'
import { DrawShow } from './draw-show.tsx'
import { factsOf } from './facts-of.ts'
import styles from './stage.module.css'
import { texts } from './texts.ts'

interface StageProps {
  shape: Shape
  /** The last draw that has closed. */
  last: LotteryDraw | null
  /** The draw that has closed and is being drawn. */
  awaited: string | undefined
  /** Results of this page's time come as a show. */
  sinceMs: number
  onProof: (draw: LotteryDraw) => void
}

/** Where draws are seen: what is being drawn, and what came out last. */
export function Stage({ shape, last, awaited, sinceMs, onProof }: StageProps) {
  const t = useText(texts)
  const isCalm = useCalm()
  /** Which draw was watched to its end, and which one is watched again. */
  const [seen, setSeen] = useState<string>()
  const [again, setAgain] = useState<string>()
  // The last one may have closed and not be drawn yet: whoever comes then waits as those do who saw it close.
  const isDrawing = last !== null && last.result === null && last.state !== 'void'
  const waited = awaited ?? (isDrawing ? last.numero : undefined)
  const isAwaited = waited !== undefined && (last === null || last.numero < waited || isDrawing)
  const isNew = last !== null && last.result !== null && last.drawsAt >= sinceMs && seen !== last.drawId
  const isLive = !isCalm && !isAwaited && last !== null && (isNew || again === last.drawId)
  const over = (): void => {
    setSeen(last?.drawId)
    setAgain(undefined)
  }
  const title = isAwaited
    ? t('drawing', { numero: shortNumero(waited) })
    : last === null
      ? t('noResult')
      : t(last.result === null ? 'voided' : 'resultOf', { numero: shortNumero(last.numero) })
  const isOut = last !== null && !isAwaited && !isLive
  return (
    <section className={styles.stage} aria-label={t('stage')} data-stage={isAwaited ? 'drawing' : isLive ? 'showing' : 'lying'}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {isLive && (
          <Button size="small" icon={<SkipForward />} onClick={over}>
            {t('skip')}
          </Button>
        )}
        {isOut && last.result && (
          <div className={styles.acts}>
            {!isCalm && (
              <Button size="small" look="quiet" icon={<RotateCcw />} onClick={() => setAgain(last.drawId)}>
                {t('again')}
              </Button>
            )}
            <Button
              size="small"
              look="quiet"
              icon={<ShieldCheck />}
              aria-label={t('proofOf', { numero: shortNumero(last.numero) })}
              onClick={() => onProof(last)}
            >
              {t('proof')}
            </Button>
          </div>
        )}
      </header>
      {isAwaited && <p className={styles.soft}>{t('drawingText')}</p>}
      {last === null && !isAwaited && <p className={styles.soft}>{t('noResultText')}</p>}
      {isOut && last.result === null && <p className={styles.soft}>{t('voidedText')}</p>}
      <DrawShow
        key={isAwaited ? waited : `${last?.drawId} ${again}`}
        shape={shape}
        result={isAwaited ? undefined : (last?.result ?? undefined)}
        isLive={isLive}
        onOver={over}
      />
      {isOut && last.result && <Facts shape={shape.code} result={last.result} />}
      {isOut && last.earlier.length > 0 && (
        <p className={styles.soft}>{t('corrected', { result: last.earlier.at(-1)?.join(' ') ?? '' })}</p>
      )}
      <p className="sr-only" role="status" data-told={isOut ? last.numero : undefined}>
        {isOut && last.result && t('told', { numero: shortNumero(last.numero), result: last.result.join(', ') })}
      </p>
    </section>
  )
}

/** What a result comes to: the sum that is bet on, and what it is. */
function Facts({ shape, result }: { shape: string; result: readonly string[] }) {
  const t = useText(texts)
  const choice = useChoiceName()
  const facts = factsOf(shape, result)
  if (!facts) return null
  const { sum, high, dragon } = facts
  const said = [
    t('sum', { sum }),
    choice(sum >= high ? 'BIG' : 'SMALL'),
    choice(sum % 2 === 1 ? 'ODD' : 'EVEN'),
    ...(dragon ? [choice(dragon)] : []),
  ]
  return (
    <ul className={styles.facts}>
      {said.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
