import type { ToldLotteryBet } from '@tucano/contract/lottery/told-bet'
import { type Play, shapes } from '@tucano/lottery'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { spokenNumero } from '../numero.ts'
import { picksText } from '../words/picks-text.ts'
import { ShapeContext, useChoiceName, usePlayWords } from '../words/use-words.ts'
import styles from './record.module.css'
import { texts } from './texts.ts'

/** What a bet was for, line by line. */
export const SlipLines = ({ told }: { told: ToldLotteryBet }) => (
  <ShapeContext value={told.shape}>
    <Lines told={told} />
  </ShapeContext>
)

function Lines({ told: { shape, slip } }: { told: ToldLotteryBet }) {
  const t = useText(texts)
  const words = usePlayWords()
  const choice = useChoiceName()
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const plays = shapes.get(shape)?.plays ?? []
  const said = (play: Play | undefined, picks: string): string => {
    try {
      return play ? picksText(play, picks, choice) : picks
    } catch {
      // Sold by other rules than those of today.
      return picks
    }
  }
  const { contents, numero, closesAt, planId, series, rebate } = slip
  return (
    <SectionCard title={t('lines')} text={t('linesText', { numero: spokenNumero(numero), at: exactMoment(closesAt, timeZone) })}>
      <ul className={styles.lines} data-lines={contents.length}>
        {contents.map(({ playId, bettingContent, stake, most, payout }, place) => {
          const play = plays.find(({ code }) => code === playId)
          return (
            <li key={place}>
              <span className={styles.what}>
                {play ? words.full(play) : playId} <strong>{said(play, bettingContent)}</strong>
              </span>
              <span className={styles.money}>
                <small>{t('stake')}</small> {amount(stake)}
              </span>
              <span className={styles.money}>
                <small>{t(payout === null ? 'most' : 'paid')}</small> {amount(payout ?? most)}
              </span>
            </li>
          )
        })}
      </ul>
      {(series !== null || BigInt(rebate) > 0n || planId !== null) && (
        <p className={styles.soft}>
          {[
            series === null ? '' : `${t('series')} ${series}`,
            BigInt(rebate) > 0n ? `${t('rebate')} ${amount(rebate)}` : '',
            planId === null ? '' : t('plan'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </SectionCard>
  )
}
