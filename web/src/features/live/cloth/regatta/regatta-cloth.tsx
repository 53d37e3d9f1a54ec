import { RAFTS, type Raft, type RegattaResult, WEIGHTS, type Wind, windOf } from '@tucano/live'
import { useText } from '#platform/text'
import type { ClothProps } from '../cloth-props.ts'
import { texts as clothTexts } from '../texts.ts'
import { Price } from '../price.tsx'
import styles from './regatta-cloth.module.css'
import { Sail } from './sail.tsx'
import { texts } from './texts.ts'
import { WindBoard } from './wind-board.tsx'

/** So many of the last races are told of each raft. */
const FORM = 5
const PRICES = ['winner', 'place', 'last'] as const

/** The programme of the race: what blows, who sails, what each of them pays. */
export function RegattaCloth(props: ClothProps) {
  const t = useText(clothTexts)
  const wind = windOf(props.round)
  return (
    <div className={styles.cloth} role="group" aria-label={t('cloth')}>
      <WindBoard wind={wind} round={props.round} />
      <Programme {...props} wind={wind} />
      <Doubles {...props} />
      <Whole {...props} />
    </div>
  )
}

function Programme(props: ClothProps & { wind: Wind }) {
  const t = useText(texts)
  const { wind, past, round } = props
  return (
    <div className={styles.programme}>
      <p className={styles.columns} aria-hidden="true">
        <span>{t('raft')}</span>
        {PRICES.map((price) => (
          <span key={price}>{t(price)}</span>
        ))}
      </p>
      {RAFTS.map((raft) => (
        <div key={raft.number} className={styles.raft}>
          <Sail raft={raft} />
          <div className={styles.who}>
            <strong>
              {raft.name} <Likes raft={raft} wind={wind} />
            </strong>
            <Form raft={raft} past={past} round={round} />
          </div>
          <p className={styles.manner}>{t(`raft_${raft.emblem}`)}</p>
          {PRICES.map((price) => (
            <Price key={price} {...props} code={`${price}-${raft.number}`} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Of a hundred races, by so many more or fewer than in other winds: worth an arrow. */
const NOTED = 4

/** Whether the wind of the day suits a raft, against what it does on all days. */
function Likes({ raft: { number }, wind }: { raft: Raft; wind: Wind }) {
  const t = useText(texts)
  const winds = Object.values(WEIGHTS)
  const usual = winds.reduce((sum, weights) => sum + weights[number - 1]!, 0) / winds.length
  const more = WEIGHTS[wind][number - 1]! - usual
  if (Math.abs(more) < NOTED) return null
  const look = more > 0 ? 'suits' : 'hurts'
  return (
    <span className={styles.likes} data-look={look} role="img" aria-label={t(look)} title={t(look)}>
      {more > 0 ? '▲' : '▼'}
    </span>
  )
}

/** How a raft came in lately, the newest last. */
function Form({ raft: { number }, past, round }: { raft: Raft; past: ClothProps['past']; round: number }) {
  const t = useText(texts)
  const places = past
    .filter((one) => one.round < round)
    .slice(-FORM)
    .map(({ result }) => (result as RegattaResult).order.indexOf(number) + 1)
  if (places.length === 0) return <span className={styles.form}>{t('noForm')}</span>
  return (
    <span className={styles.form} role="img" aria-label={t('form', { places: places.map((place) => t('nth', { place })).join(', ') })}>
      {places.map((place, n) => (
        <i key={n} data-place={place <= 2 ? place : undefined}>
          {place}
        </i>
      ))}
    </span>
  )
}

/** First and second in this order: down is first, across second. */
function Doubles(props: ClothProps) {
  const t = useText(texts)
  return (
    <section className={styles.doubles}>
      <h2>{t('doubles')}</h2>
      <div className={styles.pairs}>
        <span className={styles.corner}>
          <small>{t('firstDown')}</small>
          <small>{t('secondAcross')}</small>
        </span>
        {RAFTS.map((raft) => (
          <Sail key={raft.number} raft={raft} isSmall />
        ))}
        {RAFTS.map((first) => (
          <Row key={first.number} {...props} first={first} />
        ))}
      </div>
    </section>
  )
}

function Row({ first, ...props }: ClothProps & { first: Raft }) {
  return (
    <>
      <Sail raft={first} isSmall />
      {RAFTS.map((second) =>
        second === first ? (
          <span key={second.number} className={styles.same} />
        ) : (
          <Price key={second.number} {...props} code={`dupla-${first.number}-${second.number}`} className={styles.small} />
        ),
      )}
    </>
  )
}

/** What is about the race as a whole. */
function Whole(props: ClothProps) {
  const t = useText(texts)
  return (
    <div className={styles.whole}>
      {(['odd', 'photo', 'even'] as const).map((code) => (
        <Price key={code} {...props} code={code} name={t(code)} />
      ))}
    </div>
  )
}
