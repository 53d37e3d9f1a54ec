import type { LiveView } from '@tucano/contract/live'
import type { ReactNode } from 'react'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { SpotChips } from '../cloth/spot-chips.tsx'
import { useSpotName } from '../words/use-spot-name.ts'
import styles from './fields.module.css'
import { useFollows } from './follows.ts'
import { SEATS, mainCode } from './shown.ts'
import { texts } from './texts.ts'
import type { InSeat } from './use-seat.ts'

interface FieldsProps {
  view: LiveView
  chips: Readonly<Record<string, string>>
  unsent: Readonly<Record<string, string>>
  paidOf: ((code: string, stake: bigint) => bigint) | undefined
  canBet: boolean
  onLay: (code: string) => void
  seat: InSeat
}

/** Where chips are put down: on the own seat and its sides, and behind whoever else sits there. */
export function Fields(props: FieldsProps) {
  const t = useText(texts)
  const { view, seat } = props
  const own = view.ownSeat?.seat ?? null
  const others = SEATS.filter((one) => one !== own && view.blackjack?.seats[one - 1])
  return (
    <div className={styles.fields}>
      {own !== null && (
        <section className={styles.part} aria-label={t('ownSeat', { seat: own })}>
          <header className={styles.head}>
            <h2>{t('ownSeat', { seat: own })}</h2>
            {view.ownSeat?.isLeaving ? (
              <>
                <span>{t('leaving')}</span>
                <Quiet onPress={() => seat.sit(own)}>{t('stay')}</Quiet>
              </>
            ) : (
              <Quiet onPress={seat.rise}>{t('rise')}</Quiet>
            )}
          </header>
          <div className={styles.own}>
            <Place {...props} code={`pair:${own}`} title={t('pair')} pays={t('pairPays')} />
            <Place {...props} code={mainCode(own)} title={t('main')} pays={t('mainPays')} isMain />
            <Place {...props} code={`poker:${own}`} title={t('poker')} pays={t('pokerPays')} />
          </div>
        </section>
      )}
      <section className={styles.part} aria-label={t('behind')}>
        <header className={styles.head}>
          <h2>{t('behind')}</h2>
        </header>
        {others.length === 0 ? (
          <p className={styles.hint}>{t('nobodyElse')}</p>
        ) : (
          <>
            <div className={styles.behind}>
              {others.map((one) => (
                <Place
                  key={one}
                  {...props}
                  code={mainCode(one)}
                  title={t('behindSeat', { seat: one, who: view.blackjack!.seats[one - 1]!.who })}
                  pays={t('mainPays')}
                />
              ))}
            </div>
            <Follows view={view} seat={seat} canBet={props.canBet} />
          </>
        )}
      </section>
    </div>
  )
}

interface PlaceProps extends FieldsProps {
  code: string
  title: string
  pays: string
  isMain?: boolean
}

function Place({ code, title, pays, isMain = false, chips, unsent, paidOf, canBet, onLay }: PlaceProps) {
  const nameOf = useSpotName('blackjack')
  const { amount } = useAmounts()
  const mine = BigInt(chips[code] ?? '0')
  return (
    <button
      type="button"
      className={styles.place}
      data-spot={code}
      data-main={isMain || undefined}
      aria-label={`${title} ${pays}. ${nameOf(code)}: ${amount(mine)}`}
      aria-disabled={!canBet || undefined}
      onClick={() => onLay(code)}
    >
      <span className={styles.title}>{title}</span> <span className={styles.pays}>{pays}</span>
      {mine > 0n && (
        <span className={styles.mine}>
          <SpotChips amount={mine} isSending={code in unsent} won={paidOf?.(code, mine)} />
        </span>
      )}
    </button>
  )
}

const Quiet = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className={styles.quiet} onClick={onPress}>
    {children}
  </button>
)

/** Whether bets behind stake more when their seats do. What has been put down already is told the table at once. */
function Follows({ view, seat, canBet }: { view: LiveView; seat: InSeat; canBet: boolean }) {
  const t = useText(texts)
  const { double, split } = useFollows()
  const change = (to: { double: boolean; split: boolean }): void => {
    useFollows.setState(to)
    if (canBet && view.mine) seat.follow(to.double, to.split)
  }
  return (
    <fieldset className={styles.follows}>
      <legend>{t('follows')}</legend>
      <label>
        <input type="checkbox" checked={double} onChange={() => change({ double: !double, split })} />
        {t('followDouble')}
      </label>
      <label>
        <input type="checkbox" checked={split} onChange={() => change({ double, split: !split })} />
        {t('followSplit')}
      </label>
      <small>{t('followText')}</small>
    </fieldset>
  )
}
