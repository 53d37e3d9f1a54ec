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

const FIGURES = ['stake', 'result', 'deposits'] as const

/** People of the team. Whoever is right below opens; a team is gone into. */
export function PeopleList({ label, people, onOpen, onTeam }: PeopleListProps) {
  const t = useText(texts)
  return (
    <div className={styles.list}>
      {/* Each figure has its name beside it too, in sight where there is no room for columns. */}
      <p className={styles.columns} aria-hidden="true">
        {FIGURES.map((key) => (
          <span key={key}>{t(key)}</span>
        ))}
      </p>
      <ul aria-label={label}>
        {people.map((person) => (
          <Line key={person.memberId} person={person} onOpen={onOpen} onTeam={onTeam} />
        ))}
      </ul>
    </div>
  )
}

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
  const figures = { stake: amount(stake), result: signed(BigInt(result)), deposits: amount(deposits) }
  const about = [
    ...(nickname ? [nickname] : []),
    ...(kind > 0 || !isDirect ? [t(kind > 0 ? 'agent' : 'member')] : []),
    ...(people > 0 ? [t('people', { count: number(people, language) })] : []),
    ...(seen ? [t(`was_${seen}`)] : []),
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
      {FIGURES.map((key) => (
        <span key={key} className={styles.figure} data-figure={key}>
          <small>{t(key)}</small>
          {figures[key]}
        </span>
      ))}
      {people > 0 && (
        <IconButton label={t('team', { name })} className={styles.into} onClick={() => onTeam(memberId)}>
          <ChevronRight />
        </IconButton>
      )}
    </li>
  )
}
