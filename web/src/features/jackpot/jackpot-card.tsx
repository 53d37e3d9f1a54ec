import { Sparkles } from 'lucide-react'
import { Link } from 'wouter'
import { amount, plainAmount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { usePublicStore } from '#platform/public-store'
import { useText } from '#platform/text'
import { Odometer } from '#ui/odometer'
import { useMedia } from '../../ui/use-media.ts'
import styles from './jackpot-card.module.css'
import { texts } from './texts.ts'
import { useJackpot } from './use-jackpot.ts'

/** Spec §9. */
const DIGIT_HEIGHT = 78
/** Where the card is a strip, between the banner and the games. */
const STRIP_DIGIT_HEIGHT = 32

/** The progressive jackpot: what it holds now, counted by the clock that decides it, and who won it last. */
export function JackpotCard() {
  const t = useText(texts)
  const { language } = useLanguage()
  const symbol = usePublicStore((state) => state.currencySymbol)
  const { data, value } = useJackpot()
  const isStrip = useMedia('(width < 1200px)')
  const written = value === undefined ? '' : plainAmount(value, language)
  return (
    <section className={styles.card} aria-label={t('title')}>
      <p className={styles.title}>
        <Sparkles aria-hidden="true" /> {t('title')}
      </p>
      <p className={styles.value} data-length={written.length > 12 ? 'long' : 'usual'}>
        <span className={styles.symbol} data-symbol="">
          {symbol}
        </span>
        <Odometer text={written || plainAmount(0n, language)} height={isStrip ? STRIP_DIGIT_HEIGHT : DIGIT_HEIGHT} />
        <span className="sr-only" data-jackpot="">
          {value === undefined ? '' : amount(value, symbol, language)}
        </span>
      </p>
      <p className={styles.note}>
        {data?.lastWin
          ? t('lastWin', { nickname: data.lastWin.nickname, amount: amount(BigInt(data.lastWin.amount), symbol, language) })
          : t('noWin')}
      </p>
      <Link href="/rng?kind=JP" className={styles.play}>
        {t(isStrip ? 'playShort' : 'play')}
      </Link>
    </section>
  )
}
