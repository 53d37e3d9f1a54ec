import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getRaffle } from '@tucano/contract/promotions'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/progress-bar'
import shared from '../chance-page.module.css'
import styles from './raffle.module.css'
import { texts } from './texts.ts'

interface NextNumberProps {
  raffle: Pick<ReplyOf<typeof getRaffle>, 'staked' | 'stakePerTicket' | 'ticketsMax'>
  onPlay: () => void
}

const WHOLE = 100n

/** What there is a number for, and how far the next one is. */
export function NextNumber({ raffle: { staked, stakePerTicket, ticketsMax }, onPlay }: NextNumberProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const [whole, all] = [BigInt(stakePerTicket), BigInt(staked)]
  const rule = t('rule', { amount: amount(whole), max: number(ticketsMax, language) })
  if (all / whole >= BigInt(ticketsMax)) return <p className={shared.soft}>{t('most', { max: number(ticketsMax, language) })}</p>
  const done = all % whole
  const words = t('nextOf', { done: amount(done), whole: amount(whole) })
  return (
    <div className={styles.next} data-next={String(done)}>
      <ProgressBar value={Number((done * WHOLE) / whole)} label={t('next')} text={words} />
      <p className={shared.soft}>
        {t('next')}: {words}
      </p>
      <p className={shared.soft}>{rule}</p>
      <div>
        <Button onClick={onPlay}>{t('play')}</Button>
      </div>
    </div>
  )
}
