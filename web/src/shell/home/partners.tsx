import { Coins, CreditCard, Landmark, QrCode } from 'lucide-react'
import { markPath } from '../../features/lobby/categories.ts'
import { useLanes } from '../../features/lobby/lanes.ts'
import { useBrand, useSite } from '#platform/site'
import { useText } from '#platform/text'
import { texts } from '../texts.ts'
import styles from './partners.module.css'

/** Whose games these are. */
export function Providers() {
  const t = useText(texts)
  return (
    <section className={styles.partners} aria-labelledby="providers" data-section="providers">
      <h2 id="providers" className={styles.title}>
        {t('providers')}
      </h2>
      <VendorMarks />
    </section>
  )
}

/** Every vendor once, in one tone that colours under the pointer. */
export function VendorMarks() {
  const base = useSite((state) => state.imageBase)
  const lanes = useLanes()
  const cards = new Map(lanes.flatMap((lane) => lane.cards.map((card) => [card.vassalage, card])))
  return (
    <ul className={styles.marks}>
      {[...cards.values()].map((card) => (
        <li key={card.vassalage} className={styles.mark}>
          <img src={markPath(base, card)} alt="" width={40} height={40} loading="lazy" />
          {card.name}
        </li>
      ))}
    </ul>
  )
}

const signs = { qr: QrCode, bank: Landmark, card: CreditCard, coin: Coins }

/** Who moves the money. */
export function PaymentPartners() {
  const t = useText(texts)
  const { paymentPartners } = useBrand()
  return (
    <section className={styles.partners} aria-labelledby="payments" data-section="payments">
      <h2 id="payments" className={styles.title}>
        {t('payments')}
      </h2>
      <ul className={styles.marks}>
        {paymentPartners.map(({ name, sign }) => {
          const Sign = signs[sign]
          return (
            <li key={name} className={styles.payment}>
              <Sign aria-hidden="true" />
              {name}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
