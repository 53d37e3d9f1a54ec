import { type CockfightResult, type Corner, type Rooster, pairingIn } from '@tucano/live'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { shortAmount } from '#play/chips/chip-values.ts'
import type { ClothProps } from '../cloth-props.ts'
import { Price } from '../price.tsx'
import { texts as clothTexts } from '../texts.ts'
import styles from './cockfight-cloth.module.css'
import { formOf } from './form.ts'
import { Portrait } from './portrait.tsx'
import { texts } from './texts.ts'

/** Who meets, how they are known and how they did lately; then what each corner pays. */
export function CockfightCloth(props: ClothProps) {
  const t = useText(clothTexts)
  const { red, blue, weights } = pairingIn(props.round)
  return (
    <div className={styles.cloth} role="group" aria-label={t('cloth')}>
      <div className={styles.corners}>
        <Side {...props} corner="red" rooster={red} percent={weights.red / 100} />
        <Middle {...props} />
        <Side {...props} corner="blue" rooster={blue} percent={weights.blue / 100} />
      </div>
    </div>
  )
}

/** The draw; of a pool nobody can be right about it, and what is in it stands there instead. */
function Middle(props: ClothProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const isOdds = props.spots.some(({ code }) => code === 'draw')
  const all = Object.values(props.totals).reduce((sum, { staked }) => sum + BigInt(staked), 0n)
  return (
    <section className={styles.middle}>
      <span className={styles.versus} aria-hidden="true">
        ×
      </span>
      {isOdds ? (
        <>
          <Price {...props} code="draw" name={t('draw')} className={styles.price} />
          <Others {...props} code="draw" />
        </>
      ) : (
        <p className={styles.pool}>
          <small>{t('pool')}</small>
          <strong>{amount(all)}</strong>
        </p>
      )}
      <p className={styles.note}>{t(isOdds ? 'drawText' : 'poolText')}</p>
    </section>
  )
}

function Side({ corner, rooster, percent, ...props }: ClothProps & { corner: Corner; rooster: Rooster; percent: number }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const chance = number(Math.round(percent), language)
  return (
    <section className={styles.side} data-corner={corner}>
      <header className={styles.head}>
        <Portrait rooster={rooster} corner={corner} />
        <div className={styles.who}>
          <small>{t(corner)}</small>
          <h2>{rooster.name}</h2>
          <p>{t(`rooster_${rooster.code}`)}</p>
        </div>
      </header>
      <p className={styles.facts}>
        <Form rooster={rooster} past={props.past} round={props.round} />
        <span>{t('wins', { percent: chance })}</span>
      </p>
      <Price {...props} code={corner} name={t('bet', { name: rooster.name })} className={styles.price} />
      <Others {...props} code={corner} />
    </section>
  )
}

/** How a rooster did in its last bouts, the newest last. */
function Form({ rooster, past, round }: { rooster: Rooster; past: ClothProps['past']; round: number }) {
  const t = useText(texts)
  const bouts = past
    .filter((one) => one.round < round)
    .map((one) => ({ round: one.round, outcome: (one.result as CockfightResult).outcome }))
  const form = formOf(rooster.code, bouts)
  if (form.length === 0) return <span>{t('noForm')}</span>
  return (
    <span className={styles.form} role="img" aria-label={t('form', { bouts: form.map((one) => t(one)).join(', ') })}>
      {form.map((one, n) => (
        <i key={n} data-was={one}>
          {t(`${one}_letter`)}
        </i>
      ))}
    </span>
  )
}

/** Chips of everybody. */
function Others({ code, totals }: ClothProps & { code: string }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const all = totals[code]
  if (!all || all.members === 0) return <p className={styles.others}>{t('nobody')}</p>
  return (
    <p className={styles.others}>
      {t(all.members === 1 ? 'othersOne' : 'others', { amount: shortAmount(BigInt(all.staked), language), count: all.members })}
    </p>
  )
}
