import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type OpenBonus, endBonus } from '@tucano/contract/promotions/office'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Arrived, Loaded } from '#parts/loaded'
import { MemberLink } from '#parts/office/member-link'
import { More } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { day, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { TextField } from '#ui/field'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { Table } from '#ui/table'
import { useQueue } from '#office/queue-query.ts'
import { ReasonWindow } from '#office/reason-window.tsx'
import styles from '../office.module.css'
import { openBonuses, useLiability } from '../queries.ts'
import { texts } from './texts.ts'

const skeleton = <Skeleton height="200px" />
const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, each) => sum + BigInt(each), 0n)

/** What promotions may still cost the house: bonus money by its age, and what else members can still take; the bonuses one by one. */
export function LiabilitySection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  return (
    <div className={styles.page}>
      <header>
        <h2>{t('liability')}</h2>
        <p className={styles.about}>{t('liabilityText')}</p>
      </header>
      <Ages />
      <Bonuses mayEnd={mayCall(roles, endBonus)} />
    </div>
  )
}

function Ages() {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const query = useLiability()
  const ageOf = (from: number, to: number | null): string =>
    to === null ? t('ageOver', { from }) : from === 0 ? t('ageUnder', { to }) : t('ageRange', { from, to })
  return (
    <Arrived query={query} skeleton={skeleton} failedTitle={t('liabilityFailed')} level="h3" small>
      {({ ages, points, pointsWorth, freeRounds, freeBets, claims }) => (
        <>
          <Figures
            label={t('owed')}
            figures={[
              {
                key: 'all',
                title: t('owed'),
                value: amount(sumOf([...ages.flatMap((age) => [age.balance, age.waiting]), claims, freeRounds, freeBets, pointsWorth])),
              },
              { key: 'claims', title: t('claims'), value: amount(claims) },
              { key: 'free', title: t('free'), value: amount(sumOf([freeRounds, freeBets])) },
              { key: 'points', title: t('points', { points: number(BigInt(points), language) }), value: amount(pointsWorth) },
            ]}
          />
          <SectionCard title={t('byAge')} level="h3">
            <div className={styles.inside}>
              <Table
                isPacked
                caption={t('byAge')}
                rows={ages}
                rowKey={({ fromDays }) => String(fromDays)}
                columns={[
                  { key: 'age', title: t('age'), cell: ({ fromDays, toDays }) => ageOf(fromDays, toDays) },
                  { key: 'grants', title: t('grants'), amount: true, cell: ({ grants }) => number(grants, language) },
                  { key: 'balance', title: t('balance'), amount: true, cell: ({ balance }) => amount(balance) },
                  { key: 'waiting', title: t('queued'), amount: true, cell: ({ waiting }) => amount(waiting) },
                ]}
                totals={{
                  age: t('total'),
                  grants: number(
                    ages.reduce((sum, { grants }) => sum + grants, 0),
                    language,
                  ),
                  balance: amount(sumOf(ages.map(({ balance }) => balance))),
                  waiting: amount(sumOf(ages.map(({ waiting }) => waiting))),
                }}
              />
            </div>
          </SectionCard>
        </>
      )}
    </Arrived>
  )
}

/** Bonuses one by one, of one account where it is asked for. */
function Bonuses({ mayEnd }: { mayEnd: boolean }) {
  const t = useText(texts)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [ending, setEnding] = useState<OpenBonus>()
  const { query } = useQueue(useMemo(() => openBonuses(asked), [asked]))
  return (
    <SectionCard title={t('bonuses')} level="h3">
      <form
        role="search"
        className={styles.inside}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim())
        }}
      >
        <div className={styles.find}>
          <TextField
            label={t('findAccount')}
            icon={<Search />}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{t('find')}</Button>
        </div>
      </form>
      <Loaded query={query} skeleton={skeleton} failedTitle={t('bonusesFailed')} level="h4" small empty={{ title: t('bonusesNone') }}>
        {(bonuses) => (
          <ul className={styles.list}>
            {bonuses.map((bonus) => (
              <BonusItem key={bonus.grantId} bonus={bonus} {...(mayEnd ? { onEnd: () => setEnding(bonus) } : {})} />
            ))}
          </ul>
        )}
      </Loaded>
      <More query={query} label={t('more')} />
      {ending && (
        <ReasonWindow
          title={t('endTitle', { account: ending.account })}
          text={t('endText')}
          label={t('end')}
          done={t('ended', { account: ending.account })}
          act={(reason) => call(endBonus, { grantId: ending.grantId, reason })}
          close={() => setEnding(undefined)}
        />
      )}
    </SectionCard>
  )
}

/** How much of what has to be staked was, in hundredths. */
function partOf(progress: string, required: string): bigint {
  const [done, all] = [BigInt(progress), BigInt(required)]
  return all === 0n || done >= all ? 100n : (done * 100n) / all
}

function BonusItem({ bonus, onEnd }: { bonus: OpenBonus; onEnd?: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { memberId, account, title, state, amount: given, required, progress, grantedAt, expiresAt } = bonus
  return (
    <li className={styles.item} data-bonus={state}>
      <span className={styles.line}>
        <MemberLink memberId={memberId} account={account} />
        <strong>{amount(given)}</strong>
      </span>
      <span className={styles.line}>
        <span>
          {title} · {day(grantedAt, timeZone)}
          {expiresAt !== null && ` – ${day(expiresAt, timeZone)}`}
        </span>
        <Badge tone={state === 'active' ? 'forest' : 'plain'}>{t(`bonus_${state}`)}</Badge>
      </span>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${partOf(progress, required)}%` }} />
      </div>
      <span className={styles.line}>
        <span className={styles.soft}>{t('stakedOf', { progress: amount(progress), required: amount(required) })}</span>
        {onEnd && (
          <Button size="small" look="quiet" onClick={onEnd}>
            {t('end')}
          </Button>
        )}
      </span>
    </li>
  )
}
