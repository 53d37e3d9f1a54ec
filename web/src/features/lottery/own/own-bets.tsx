import type { LotteryBet } from '@tucano/contract/lottery'
import { type Content, type Shape, playOf, readContent } from '@tucano/lottery'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw, ShieldCheck } from 'lucide-react'
import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useSession } from '#platform/session'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { ResultRow } from '../looks/result-row.tsx'
import { shortNumero, spokenNumero } from '../numero.ts'
import type { ShownDraw } from '../past/proof-window.tsx'
import { ownBetsOf } from '../queries.ts'
import { picksText } from '../words/picks-text.ts'
import { useChoiceName, usePlayWords } from '../words/use-words.ts'
import styles from './own.module.css'
import { texts } from './texts.ts'

interface OwnBetsProps {
  gameCode: string
  shape: Shape
  onProof: (draw: ShownDraw) => void
  /** Puts the same lines on the slip; absent while nothing can be bet. */
  onAgain: ((contents: Content[]) => void) | undefined
}

/** The member's bets on a lottery, newest first. */
export function OwnBets({ gameCode, shape, onProof, onAgain }: OwnBetsProps) {
  const t = useText(texts)
  const query = useInfiniteQuery(
    ownBetsOf(
      gameCode,
      useSession((state) => state.token),
    ),
  )
  const list = query.data?.pages.flatMap((page) => page.list)
  return (
    <RecordList
      query={{ ...query, data: list }}
      skeleton={<Skeleton height="260px" />}
      failedTitle={t('failed')}
      empty={{ title: t('noBets'), text: t('noBetsText') }}
      moreLabel={t('more')}
      level="h3"
      small
    >
      {(bets) => (
        <ul className={styles.list}>
          {bets.map((bet) => (
            <OwnBet key={bet.roundId} bet={bet} shape={shape} onProof={onProof} onAgain={onAgain} />
          ))}
        </ul>
      )}
    </RecordList>
  )
}

type Outcome = 'open' | 'won' | 'lost' | 'void'
const outcomeOf = ({ state, payout }: LotteryBet): Outcome =>
  state === 'settled' ? (BigInt(payout) > 0n ? 'won' : 'lost') : state === 'open' ? 'open' : 'void'
const TONES = { open: 'sky', won: 'forest', back: 'plain', lost: 'plain', void: 'plain' } as const
/** What is said of an outcome: a win that is not above the stake is none to be glad about. */
const saidOf = (outcome: Outcome, { stake, payout }: LotteryBet): keyof typeof TONES =>
  outcome === 'won' && BigInt(payout) <= BigInt(stake) ? 'back' : outcome

/** The lines of a bet as they are put on a slip. */
const linesOf = (shape: Shape, contents: LotteryBet['contents']): Content[] =>
  contents.map(({ playId, bettingContent, singleBetPrice, multiple }) =>
    readContent(shape, { play: playId, picks: bettingContent, unit: Number(singleBetPrice), multiple }),
  )

function OwnBet({ bet, shape, onProof, onAgain }: { bet: LotteryBet } & Omit<OwnBetsProps, 'gameCode'>) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const words = usePlayWords()
  const choice = useChoiceName()
  const outcome = outcomeOf(bet)
  const said = saidOf(outcome, bet)
  const { roundId, numero, drawId, placedAt, stake, payout, rebate, series, contents, result, isCorrected, planId } = bet
  return (
    <li className={styles.bet} data-bet={roundId} data-outcome={outcome} data-said={said}>
      <header className={styles.head}>
        <div>
          <strong>{t('draw', { numero: spokenNumero(numero) })}</strong>
          <small>
            {moment(placedAt, timeZone)}
            {series !== null && ` · ${t('series', { series })}`}
            {planId !== null && ` · ${t('fromPlan')}`}
          </small>
        </div>
        <Badge tone={TONES[said]}>{t(`state_${said}`, { amount: amount(payout) })}</Badge>
      </header>
      <ul className={styles.contents}>
        {contents.map(({ playId, bettingContent, stake: cost, most, payout: paid }, place) => {
          const play = playOf(shape, playId)
          return (
            <li key={place} data-won={(paid !== null && BigInt(paid) > 0n) || undefined}>
              <span className={styles.what}>
                {words.full(play)} <strong>{picksText(play, bettingContent, choice)}</strong>
              </span>
              <span className={styles.money}>
                <small>{t('stake')}</small> {amount(cost)}
              </span>
              <span className={styles.money}>
                <small>{t(paid === null ? 'most' : 'paid')}</small> {amount(paid ?? most)}
              </span>
            </li>
          )
        })}
      </ul>
      <footer className={styles.foot}>
        {result && <ResultRow shape={shape.code} result={result} size="small" />}
        <span className={styles.soft}>
          {isCorrected && `${t('corrected')} · `}
          {BigInt(rebate) > 0n && t('rebate', { amount: amount(rebate) })}
        </span>
        <strong className={styles.sum}>{amount(stake)}</strong>
        {onAgain && (
          <Button size="small" look="quiet" icon={<RotateCcw />} onClick={() => onAgain(linesOf(shape, contents))}>
            {t('again')}
          </Button>
        )}
        {result && (
          <IconButton label={t('proof', { numero: shortNumero(numero) })} onClick={() => onProof({ drawId, numero })}>
            <ShieldCheck />
          </IconButton>
        )}
      </footer>
    </li>
  )
}
