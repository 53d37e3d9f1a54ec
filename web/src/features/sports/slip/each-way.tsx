import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { useOddsText } from '../odds/use-odds-text.ts'
import styles from './each-way.module.css'
import type { LegNow } from './legs-now.ts'
import { betsOf, halvesOf } from './slip-bets.ts'
import { EMPTY_SLIP, type SlipLeg, legKey, withLeg } from './slip-state.ts'
import { changeSlip } from './slip-store.ts'
import { texts } from './texts.ts'

/** Half on the win, half on a place: what each half costs and can bring. A leg that was ticked can be unticked, whatever has become of it. */
export function EachWay({ leg, now: { offer, eachWay } }: { leg: SlipLeg; now: LegNow }) {
  const t = useText(texts)
  const isTicked = leg.terms !== undefined
  if (!eachWay && !isTicked) return null
  const isOther = isTicked && eachWay?.terms !== leg.terms
  const tick = (terms: string | undefined): void => changeSlip((slip) => withLeg(slip, legKey(leg), { terms }))
  return (
    <div className={styles.eachWay} data-each-way={isTicked ? 'on' : 'off'}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isTicked} onChange={({ target }) => tick(target.checked ? eachWay?.terms : undefined)} />
        {t('eachWay')}
      </label>
      {eachWay && <p className={styles.terms}>{t('eachWayTerms', { terms: eachWay.terms, places: eachWay.places })}</p>}
      {isOther && (
        <p className={styles.other} role="status">
          {t(eachWay ? 'eachWayMoved' : 'eachWayClosed')}
        </p>
      )}
      {isTicked && !isOther && <Halves leg={leg} odds={offer?.odds} />}
    </div>
  )
}

function Halves({ leg, odds }: { leg: SlipLeg; odds: number | undefined }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const write = useOddsText()
  const [bet] = betsOf({ ...EMPTY_SLIP, mode: 'singles', legs: [leg] }, () => odds)
  const halves = bet && halvesOf(bet)
  if (!bet || !halves) return null
  const rows = [
    { key: 'win', label: t('eachWayWin'), ...halves.win },
    { key: 'place', label: t('eachWayPlace'), ...halves.place },
  ]
  return (
    <dl className={styles.halves}>
      {rows.map((row) => (
        <div key={row.key}>
          <dt>
            {row.label} <small>{t('eachWayAt', { stake: amount(bet.slip.unit), odds: write(row.odds) })}</small>
          </dt>
          <dd data-half={row.key}>{amount(row.most)}</dd>
        </div>
      ))}
    </dl>
  )
}
