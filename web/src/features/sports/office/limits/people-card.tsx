import type { SportsMemberFactor } from '@tucano/contract/sports/office-limits'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { MemberLink } from '#parts/office/member-link'
import { Loaded } from '#parts/loaded'
import { moment, number, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { TextField } from '#ui/field'
import { SectionCard } from '#ui/section-card'
import styles from '../office.module.css'
import { useMembers } from '../queries.ts'
import { WHOLE_BP } from './factor.ts'
import { FactorWindow } from './factor-window.tsx'
import { LateWindow } from './late-window.tsx'
import { texts } from './texts.ts'

/** What is being done about somebody's factor. */
interface Setting {
  member: SportsMemberFactor
  factorBp: number
}

/** Members whose bets are late or who have a factor of their own; any other account when it is asked for. */
export function PeopleCard({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const [asked, setAsked] = useState('')
  const [setting, setSetting] = useState<Setting>()
  const [looked, setLooked] = useState<SportsMemberFactor>()
  const query = useMembers(asked)
  return (
    <SectionCard title={t('people')} text={t('peopleText')} level="h3">
      <div className={styles.inside}>
        <Find asked={asked} onAsk={setAsked} />
        <Loaded
          query={{ ...query, data: query.data?.list }}
          skeleton={<Skeleton height="200px" />}
          failedTitle={t('peopleFailed')}
          level="h4"
          small
          empty={{ title: t(asked === '' ? 'peopleNone' : 'accountNone') }}
        >
          {(list) => (
            <ul className={styles.list} aria-label={t('people')}>
              {list.map((member) => (
                <Person
                  key={member.memberId}
                  member={member}
                  onLook={() => setLooked(member)}
                  {...(mayChange && { onSet: (factorBp) => setSetting({ member, factorBp }) })}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      {looked && <LateWindow member={looked} close={() => setLooked(undefined)} />}
      {setting && <FactorWindow member={setting.member} startsAt={setting.factorBp} close={() => setSetting(undefined)} />}
    </SectionCard>
  )
}

function Find({ asked, onAsk }: { asked: string; onAsk: (account: string) => void }) {
  const t = useText(texts)
  const [typed, setTyped] = useState(asked)
  return (
    <form
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <TextField
        label={t('account')}
        icon={<Search />}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '') onAsk('')
        }}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}

/** From here on it is worth a look. */
const MANY_LATE_BP = 2000
const FEW_BETS = 10

interface PersonProps {
  member: SportsMemberFactor
  onLook: () => void
  onSet?: (factorBp: number) => void
}

function Person({ member, onLook, onSet }: PersonProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const { memberId, account, factorBp, reason, by, at, liveBets, lateBp, extraSeconds } = member
  const isLow = factorBp < WHOLE_BP
  const late = { percent: percent(lateBp, language), bets: number(liveBets, language) }
  return (
    <li className={styles.person} data-account={account}>
      <span className={styles.what}>
        <span className={styles.named}>
          <MemberLink memberId={memberId} account={account} />
          <Badge tone={factorBp === 0 ? 'alarm' : isLow ? 'beak' : 'plain'}>
            {t('factorOf', { percent: `${number(factorBp / 100, language, { max: 2 })}%` })}
          </Badge>
        </span>
        {reason !== null && <span>{reason}</span>}
        {by !== null && at !== null && <span className={styles.soft}>{t('byTold', { by, at: moment(at, timeZone) })}</span>}
      </span>
      <span className={styles.late} data-many={(lateBp >= MANY_LATE_BP && liveBets >= FEW_BETS) || undefined}>
        {liveBets > 0 && (
          <span className={styles.bar} aria-hidden="true">
            <i style={{ width: `${lateBp / 100}%` }} />
          </span>
        )}
        <small>
          {t('late')}: {liveBets === 0 ? t('lateNone') : liveBets === 1 ? t('lateOne', { percent: late.percent }) : t('lateTold', late)}
        </small>
        {extraSeconds > 0 && <small>{t('waitsMore', { seconds: extraSeconds })}</small>}
      </span>
      <span className={styles.actions}>
        {liveBets > 0 && (
          <Button size="small" look="quiet" aria-label={`${t('lateBets')}: ${account}`} onClick={onLook}>
            {t('lateBets')}
          </Button>
        )}
        {onSet && (
          <>
            <Button size="small" aria-label={`${t('setFactor')}: ${account}`} onClick={() => onSet(factorBp)}>
              {t('setFactor')}
            </Button>
            {isLow && (
              <Button size="small" look="quiet" aria-label={`${t('endFactor')}: ${account}`} onClick={() => onSet(WHOLE_BP)}>
                {t('endFactor')}
              </Button>
            )}
          </>
        )}
      </span>
    </li>
  )
}
