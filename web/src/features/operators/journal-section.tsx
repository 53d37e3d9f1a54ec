import { FIRST_DAY, LAST_DAY } from '@tucano/contract/fields'
import type { JournalEntry, readJournal } from '@tucano/contract/operators'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { Clock, ShieldAlert, ShieldCheck, X } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { clock, exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { SelectField, TextField } from '#ui/field'
import { type Column, Table } from '#ui/table'
import { actionName, knownActions, tellDetails } from './journal-words.ts'
import { type JournalFilter, useJournal, useOperators } from './queries.ts'
import styles from './sections.module.css'
import { type Texts, texts } from './texts.ts'

type Filled = Record<keyof JournalFilter, string>
const NOTHING: Filled = { operatorId: '', action: '', subject: '', day: '' }

/** What operators did, newest first. Nobody can change it, and a look over the whole chain by the minute proves it. */
export function JournalSection() {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [filled, setFilled] = useState(NOTHING)
  const set = (change: Partial<Filled>): void => setFilled((before) => ({ ...before, ...change }))
  const { query, verified } = useJournal(filterOf(filled))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <div>
          <h2>{t('journal')}</h2>
          <p className={styles.soft}>{t('journalText')}</p>
        </div>
        <Chain verified={verified} />
      </header>
      <Filter filled={filled} onChange={set} />
      <Loaded
        query={query}
        skeleton={<Skeleton height="480px" />}
        failedTitle={t('journalFailed')}
        level="h3"
        empty={{ title: t('journalEmpty'), text: t('journalEmptyText') }}
      >
        {(entries) => (
          <Table
            caption={t('journal')}
            columns={columnsOf({ t, timeZone, onSubject: (subject) => set({ subject }) })}
            rows={entries}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
      {hasNextPage && (
        <Button className={styles.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </div>
  )
}

interface Surroundings {
  t: Text<Texts>
  timeZone: string
  onSubject: (subject: string) => void
}

function columnsOf({ t, timeZone, onSubject }: Surroundings): Column<JournalEntry>[] {
  return [
    { key: 'id', title: t('number'), cell: ({ id }) => <span className={styles.number}>{id}</span> },
    { key: 'at', title: t('when'), cell: ({ at }) => <time className={styles.time}>{exactMoment(at, timeZone)}</time> },
    {
      key: 'who',
      title: t('who'),
      cell: ({ account, operatorId, ip }) => (
        <span className={styles.who}>
          <strong>{account || (operatorId === null && ip ? t('stranger') : t('house'))}</strong>
          <span className={styles.soft}>{ip}</span>
        </span>
      ),
    },
    {
      key: 'what',
      title: t('what'),
      cell: ({ action }) => (
        <span className={styles.who}>
          <strong>{actionName(t, action)}</strong>
          <span className={styles.soft}>{action}</span>
        </span>
      ),
    },
    {
      key: 'subject',
      title: t('subject'),
      cell: ({ subject }) => (
        <button type="button" className={styles.subject} title={t('onlySubject')} onClick={() => onSubject(subject)}>
          {subject}
        </button>
      ),
    },
    { key: 'details', title: t('details'), cell: ({ details, hash }) => <Details details={details} hash={hash} /> },
  ]
}

/** What was left empty asks for nothing; an action or a day that cannot be one yet is not asked for either. */
const filterOf = (filled: Filled): JournalFilter =>
  Object.fromEntries(
    Object.entries(filled)
      .map(([key, value]) => [key, value.trim()] as const)
      .filter(([key, value]) => value !== '' && (key !== 'action' || /^[a-zA-Z.]{1,80}$/.test(value)))
      .filter(([key, value]) => key !== 'day' || (value >= FIRST_DAY && value <= LAST_DAY)),
  )

function Filter({ filled, onChange }: { filled: Filled; onChange: (change: Partial<Filled>) => void }) {
  const t = useText(texts)
  const { data: operators = [] } = useOperators()
  const fieldOf = (key: keyof Filled) => ({
    value: filled[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  })
  return (
    <search className={styles.filter} aria-label={t('filter')}>
      <SelectField label={t('who')} {...fieldOf('operatorId')}>
        <option value="">{t('everybody')}</option>
        {operators.map(({ id, name, account }) => (
          <option key={id} value={id}>
            {name} ({account})
          </option>
        ))}
      </SelectField>
      <SelectField label={t('what')} {...fieldOf('action')}>
        <option value="">{t('everything')}</option>
        {knownActions.map((action) => (
          <option key={action} value={action}>
            {actionName(t, action)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('subject')} placeholder="operator:12" spellCheck={false} maxLength={210} {...fieldOf('subject')} />
      <TextField label={t('day')} type="date" {...fieldOf('day')} />
      <Button look="quiet" icon={<X />} disabled={Object.values(filled).every((value) => value === '')} onClick={() => onChange(NOTHING)}>
        {t('clear')}
      </Button>
    </search>
  )
}

/** Whether the journal is whole, as of the last look. */
function Chain({ verified }: { verified: ReplyOf<typeof readJournal>['verified'] | undefined }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  if (verified === undefined) return <Skeleton width="280px" height="44px" />
  const time = verified ? clock(verified.at, timeZone) : ''
  const [tone, Icon, text] =
    verified === null
      ? (['plain', Clock, t('chainUnknown')] as const)
      : verified.problems > 0
        ? (['alarm', ShieldAlert, t('chainBroken', { count: verified.problems, time })] as const)
        : (['forest', ShieldCheck, t('chainWhole', { count: verified.entries, time })] as const)
  return (
    <p className={styles.chain} data-tone={tone} role="status">
      <Icon aria-hidden="true" /> {text}
    </p>
  )
}

function Details({ details, hash }: Pick<JournalEntry, 'details' | 'hash'>) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const told = tellDetails(t, details, amount)
  return (
    <span className={styles.details}>
      {told.map(([key, text]) => (
        <span key={key}>
          <span className={styles.soft}>{key}</span> {text}
        </span>
      ))}
      <code className={styles.hash} title={`${t('hash')} ${hash}`}>
        {hash.slice(0, 12)}
      </code>
    </span>
  )
}
