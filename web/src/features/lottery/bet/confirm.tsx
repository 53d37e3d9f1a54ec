import { type Content, type Shape, playOf } from '@tucano/lottery'
import { CircleCheck, TicketX } from 'lucide-react'
import { ProductWindow } from '#parts/product-window'
import { useAmounts } from '#platform/amounts'
import { useRefusalText } from '#platform/refusal-text'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { CopyButton } from '#ui/copy-button'
import { GoOn } from '#ui/go-on'
import { Note } from '#ui/note'
import { Countdown } from '../looks/countdown.tsx'
import { shortNumero } from '../numero.ts'
import type { Near } from '../queries.ts'
import { picksText } from '../words/picks-text.ts'
import { useChoiceName, usePlayWords } from '../words/use-words.ts'
import styles from './confirm.module.css'
import type { PlanStep } from './plan-of.ts'
import { priceOf, sumOf } from './price.ts'
import { texts } from './texts.ts'
import { useLineWords } from './use-line-words.ts'
import type { Placed, Started } from './use-placing.ts'

/** So many lines are named before a bet. */
const SHOWN = 6

export type Done = { kind: 'placed'; reply: Placed } | { kind: 'started'; reply: Started }

interface ConfirmProps {
  near: Near
  shape: Shape
  contents: readonly Content[]
  series: number
  /** The draw that was confirmed: another one is asked for anew. */
  numero: string
  steps: readonly PlanStep[]
  busy: boolean
  problem: string | undefined
  /** There is not enough to bet it with. */
  isPoor: boolean
  done: Done | undefined
  onConfirm: () => void
  onMove: (numero: string) => void
  onDeposit: () => void
  onRecord: () => void
  onClose: () => void
}

/** What is about to be bet, on which draw and until when; then the receipt, or why it was refused. */
export function Confirm(props: ConfirmProps) {
  const t = useText(texts)
  const { done, steps, onClose } = props
  const isBet = done !== undefined && (done.kind === 'started' || done.reply.refusal === null)
  const title = isBet ? t(done.kind === 'started' ? 'planStarted' : 'placed') : t(steps.length > 1 ? 'confirmPlan' : 'confirm')
  return (
    <ProductWindow title={title} width={460} onClose={onClose}>
      <GoOn at={isBet ? 'done' : undefined}>{isBet ? <Receipt {...props} done={done} /> : <Question {...props} />}</GoOn>
    </ProductWindow>
  )
}

function Question(props: ConfirmProps) {
  const t = useText(texts)
  const w = useText(words)
  const { near, shape, contents, series, numero, steps, busy, problem, isPoor, done, onConfirm, onMove, onDeposit, onClose } = props
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const current = near.currentNumero
  const total = sumOf(shape, contents, series)
  const cost = steps.length > 1 ? steps.reduce((sum, { stake }) => sum + stake, 0n) : total.stake
  const hasMoved = current !== null && current.numero !== numero
  return (
    <div className={styles.confirm} data-confirm={numero}>
      <div className={styles.draw}>
        <p>
          {t('confirmText', { numero: shortNumero(numero), game: near.game.gameName })}
          {current && !hasMoved && <small>{t('closesAt', { at: exactMoment(current.closesAt, timeZone) })}</small>}
        </p>
        {current && !hasMoved && <Countdown opensAt={current.opensAt} closesAt={current.closesAt} label={t('closesIn')} />}
        {steps.length > 1 && <small>{t('planFrom', { from: shortNumero(numero), to: shortNumero(steps.at(-1)?.numero ?? numero) })}</small>}
      </div>
      <Lines shape={shape} contents={contents} series={series} />
      <dl className={styles.total}>
        <div>
          <dt>{t('totalMost')}</dt>
          <dd>{amount(total.most)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t(steps.length > 1 ? 'planCost' : 'total')}</dt>
          <dd>{amount(cost)}</dd>
        </div>
      </dl>
      {done?.kind === 'placed' && done.reply.refusal && <Refused {...props} refusal={done.reply.refusal} />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {hasMoved ? (
        <Note
          icon={<TicketX />}
          tone="beak"
          name="moved"
          title={t('moved', { from: shortNumero(numero) })}
          action={
            <Button look="primary" onClick={() => onMove(current.numero)}>
              {t('moveOn', { to: shortNumero(current.numero) })}
            </Button>
          }
        >
          {t('movedText', { to: shortNumero(current.numero) })}
        </Note>
      ) : (
        <Button look="primary" size="large" wide busy={busy} disabled={current === null} onClick={onConfirm}>
          {t(steps.length > 1 ? 'startPlan' : 'placeBet', { amount: amount(cost) })}
        </Button>
      )}
      {isPoor ? (
        <Button wide onClick={onDeposit}>
          {t('deposit')}
        </Button>
      ) : (
        <Button look="quiet" wide onClick={onClose}>
          {w('cancel')}
        </Button>
      )}
    </div>
  )
}

function Lines({ shape, contents, series }: Pick<ConfirmProps, 'shape' | 'contents' | 'series'>) {
  const t = useText(texts)
  const words = usePlayWords()
  const choice = useChoiceName()
  const lines = useLineWords()
  const { amount } = useAmounts()
  return (
    <ul className={styles.lines}>
      {contents.slice(0, SHOWN).map((content, place) => {
        const play = playOf(shape, content.play)
        return (
          <li key={place}>
            <span className={styles.what}>
              {words.full(play)} <strong>{picksText(play, content.picks, choice)}</strong>
            </span>
            <span>{amount(priceOf(shape, content, series).stake)}</span>
          </li>
        )
      })}
      {contents.length > SHOWN && <li>{t('confirmRest', { lines: lines(contents.length - SHOWN) })}</li>}
    </ul>
  )
}

/** Why a slip was not taken, and how much would be. */
function Refused({ refusal, contents, shape }: ConfirmProps & { refusal: NonNullable<Placed['refusal']> }) {
  const t = useText(texts)
  const words = usePlayWords()
  const say = useRefusalText(true)
  const { amount } = useAmounts()
  const { code, left, content } = refusal
  const line = content === null ? undefined : contents[content]
  return (
    <p className={styles.problem} role="alert" data-refusal={code}>
      {say(code)} {line && content !== null && t('refusedLine', { place: content + 1, play: words.full(playOf(shape, line.play)) })}{' '}
      {left !== null && (BigInt(left) > 0n ? t('leftOver', { amount: amount(left) }) : t('leftNothing'))}
    </p>
  )
}

function Receipt({ done, numero, onRecord, onClose }: ConfirmProps & { done: Done }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const sentence =
    done.kind === 'started'
      ? t('planStartedText', { count: done.reply.plan.draws.length, amount: amount(done.reply.plan.held) })
      : t('placedText', { numero: shortNumero(done.reply.bets[0]?.numero ?? numero) })
  const bets = done.kind === 'placed' ? done.reply.bets : []
  return (
    <div className={styles.confirm} data-receipt={bets[0]?.roundId ?? 'plan'}>
      <div className={styles.placed} role="status">
        <CircleCheck aria-hidden="true" />
        <p>{sentence}</p>
      </div>
      <dl className={styles.receipt} aria-label={t('receipt')}>
        {bets.map(({ roundId, numero: on, stake }) => (
          <div key={roundId}>
            <dt>
              {t('draw', { numero: shortNumero(on) })} <small>{roundId}</small>
            </dt>
            <dd>
              {amount(stake)}
              <CopyButton text={roundId} label={t('copyBet')} doneLabel={t('copied')} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('balanceNow')}</dt>
          <dd>{amount(done.reply.balance)}</dd>
        </div>
      </dl>
      <div className={styles.pair}>
        <Button onClick={onRecord}>{t('seeRecord')}</Button>
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}
