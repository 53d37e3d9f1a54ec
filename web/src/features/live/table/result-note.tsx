import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import styles from './result-note.module.css'
import { texts } from './texts.ts'

/** What a round came to for whoever bet. Only what is more than it cost is a win. */
export function ResultNote({ stake, won, result }: { stake: bigint; won: bigint; result: string }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const look = won > stake ? 'won' : won > 0n ? 'back' : 'lost'
  return (
    <div className={styles.note} data-result={look}>
      {look === 'won' && <Rays />}
      <p className={styles.out}>{result}</p>
      {look === 'lost' ? (
        <p className={styles.text}>{t('lostText', { stake: amount(stake) })}</p>
      ) : (
        <>
          <p className={styles.sum}>{t(look === 'won' ? 'wonBig' : 'cameBack', { amount: amount(look === 'won' ? won - stake : won) })}</p>
          <p className={styles.text}>
            {look === 'won' ? t('wonText', { stake: amount(stake), amount: amount(won) }) : t('cameBackText', { stake: amount(stake) })}
          </p>
        </>
      )}
    </div>
  )
}

const RAYS = Array.from({ length: 12 }, (_, n) => n * 30)
const Rays = () => (
  <svg className={styles.rays} viewBox="-50 -50 100 100" aria-hidden="true">
    {RAYS.map((turn) => (
      <path key={turn} d="M-3-16L0-50L3-16Z" transform={`rotate(${turn})`} fill="#f4d27c" />
    ))}
  </svg>
)
