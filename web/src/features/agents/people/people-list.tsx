import type { Downline } from '@tucano/contract/agents/downlines'
import { ChevronRight, UserRound, UsersRound } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Badge } from '#ui/card'
import styles from './people.module.css'
import { texts } from './texts.ts'

interface PeopleListProps {
  label: string
  people: readonly Downline[]
  onOpen: (memberId: string) => void
  /** Shows who is below somebody. */
  onTeam: (memberId: string) => void
}

/** People of the team. Whoever is right below opens; a team is gone into. */
export const PeopleList = ({ label, people, onOpen, onTeam }: PeopleListProps) => (
  <ul className={styles.list} aria-label={label}>
    {people.map((person) => (
      <Line key={person.memberId} person={person} onOpen={onOpen} onTeam={onTeam} />
    ))}
  </ul>
)

export const Face = ({ kind, isOnline }: { kind: number; isOnline: boolean }) => (
  <span className={styles.face} data-agent={kind > 0 || undefined} data-online={isOnline || undefined} aria-hidden="true">
    {kind > 0 ? <UsersRound /> : <UserRound />}
  </span>
)

function Line({ person, onOpen, onTeam }: { person: Downline } & Pick<PeopleListProps, 'onOpen' | 'onTeam'>) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { memberId, name, nickname, isDirect, kind, seen, people, isSuspended, stake, result, deposits } = person
  const about = [
    ...(nickname ? [nickname] : []),
    t(kind > 0 ? 'agent' : 'member'),
    ...(people > 0 ? [t('people', { count: number(people, language) })] : []),
    ...(seen ? [t(`seen_${seen}`)] : []),
  ]
  return (
    <li className={styles.person} data-person={name}>
      <Face kind={kind} isOnline={seen === 'online'} />
      <div className={styles.who}>
        {isDirect ? (
          <button type="button" className={styles.open} aria-label={t('openPerson', { name })} onClick={() => onOpen(memberId)}>
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.about}>
          {about.join(' · ')}
          {isSuspended && <Badge tone="alarm">{t('suspended')}</Badge>}
        </span>
      </div>
      <span className={styles.figure} data-figure="stake">
        <small>{t('stake')}</small>
        {amount(stake)}
      </span>
      <span className={styles.figure} data-figure="result">
        <small>{t('result')}</small>
        {signed(BigInt(result))}
      </span>
      <span className={styles.figure} data-figure="deposits">
        <small>{t('deposits')}</small>
        {amount(deposits)}
      </span>
      {people > 0 && (
        <IconButton label={t('team', { name })} className={styles.into} onClick={() => onTeam(memberId)}>
          <ChevronRight />
        </IconButton>
      )}
    </li>
  )
}
