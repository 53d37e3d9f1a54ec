import { MULTIPLE_MAX } from '@tucano/contract/lottery'
import { type Shape, playOf, rebateOf } from '@tucano/lottery'
import { PencilLine, TicketX, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Note } from '#ui/note'
import { shortNumero } from '../numero.ts'
import type { Near } from '../queries.ts'
import { useChoiceName, usePlayWords } from '../words/use-words.ts'
import { picksText } from '../words/picks-text.ts'
import { priceOf, sumOf } from './price.ts'
import { Series } from './series.tsx'
import { type GameSlip, type SlipLine, changeLine, chooseSeries, clearSlip, hasClosed, moveSlip, removeLine } from './slip-store.ts'
import styles from './slip.module.css'
import { Stepper } from './stepper.tsx'
import { texts } from './texts.ts'
import { useLineWords } from './use-line-words.ts'

interface SlipProps {
  near: Near
  shape: Shape
  slip: GameSlip
  series: number
  /** The way to repeat it. */
  plan: ReactNode
  /** In all its draws. */
  cost: bigint
  draws: number
  /** The button that bets. */
  children: ReactNode
  onEdit: (line: SlipLine) => void
}

/** What is on the slip, line by line, what it costs and what it can bring. */
export function Slip({ near, shape, slip, series, plan, cost, draws, children, onEdit }: SlipProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const lineWords = useLineWords()
  const { gameCode } = near.game
  const { lines, numero } = slip
  const current = near.currentNumero?.numero
  const total = sumOf(shape, lines, series)
  const rebate = near.series ? rebateOf(total.stake, near.series.max, series) : 0n
  return (
    <div className={styles.slip} data-slip={lines.length}>
      <header className={styles.head}>
        <div>
          <h2>{t('slip')}</h2>
          {lines.length > 0 && numero && <p>{t('slipFor', { numero: shortNumero(numero) })}</p>}
        </div>
        {lines.length > 0 && (
          <Button size="small" look="quiet" onClick={() => clearSlip(gameCode)}>
            {t('clearSlip')}
          </Button>
        )}
      </header>
      {lines.length === 0 ? (
        <div className={styles.empty}>
          <TicketX aria-hidden="true" />
          <strong>{t('slipEmpty')}</strong>
          <p>{t('slipEmptyText')}</p>
        </div>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} shape={shape} series={series} gameCode={gameCode} onEdit={() => onEdit(line)} />
          ))}
        </ul>
      )}
      {near.series && near.series.max > near.series.min && (
        <Series range={near.series} value={series} onChange={(chosen) => chooseSeries(gameCode, chosen)} />
      )}
      {lines.length > 0 && plan}
      {lines.length > 0 && (
        <div className={styles.end}>
          <dl className={styles.total}>
            <div>
              <dt>{t('totalMost')}</dt>
              <dd>{amount(total.most)}</dd>
            </div>
            {rebate > 0n && (
              <div>
                <dt>{t('totalRebate')}</dt>
                <dd className={styles.back}>{amount(rebate)}</dd>
              </div>
            )}
            <div className={styles.sum}>
              <dt>
                {t('total')}{' '}
                <small>{draws > 1 ? t('inDraws', { lines: lineWords(total.lines), count: draws }) : lineWords(total.lines)}</small>
              </dt>
              <dd>{amount(cost)}</dd>
            </div>
          </dl>
          {hasClosed(slip, near) && numero && current ? (
            <Note
              icon={<TicketX />}
              tone="beak"
              name="moved"
              title={t('moved', { from: shortNumero(numero) })}
              action={
                <Button look="primary" onClick={() => moveSlip(gameCode, current)}>
                  {t('moveOn', { to: shortNumero(current) })}
                </Button>
              }
            >
              {t('movedText', { to: shortNumero(current) })}
            </Note>
          ) : (
            children
          )}
        </div>
      )}
    </div>
  )
}

interface LineProps {
  line: SlipLine
  shape: Shape
  series: number
  gameCode: string
  onEdit: () => void
}

function Line({ line, shape, series, gameCode, onEdit }: LineProps) {
  const t = useText(texts)
  const words = usePlayWords()
  const choice = useChoiceName()
  const lineWords = useLineWords()
  const { amount } = useAmounts()
  const play = playOf(shape, line.play)
  const name = words.full(play)
  const picks = picksText(play, line.picks, choice)
  const price = priceOf(shape, line, series)
  return (
    <li className={styles.line} data-line={line.play}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.picks}>{picks}</span>
      </div>
      <div className={styles.acts}>
        <IconButton label={t('edit', { play: name, picks })} onClick={onEdit}>
          <PencilLine />
        </IconButton>
        <IconButton label={t('remove', { play: name, picks })} onClick={() => removeLine(gameCode, line.key)}>
          <Trash2 />
        </IconButton>
      </div>
      <div className={styles.cost}>
        <Stepper
          size="small"
          label={t('multipleOf', { play: name, picks })}
          value={line.multiple}
          max={MULTIPLE_MAX}
          onChange={(multiple) => changeLine(gameCode, line.key, { multiple })}
        />
        <span className={styles.sums}>
          <small>
            {lineWords(price.lines)} × {amount(String(line.unit))}
          </small>
          <strong>{amount(price.stake)}</strong>
        </span>
      </div>
    </li>
  )
}
