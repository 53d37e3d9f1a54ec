import type { JournalEntry, readJournal } from '@tucano/contract/operators'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { Clock, ShieldAlert, ShieldCheck } from 'lucide-react'
import { Sentence } from '#parts/office/journal/sentence'
import { texts as sentenceTexts } from '#office/journal/texts.ts'
import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { clock, exactMoment, moment, percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { type Column, Table } from '#ui/table'
import { JournalFilters, filterOf, useFilled } from './journal-filters.tsx'
import { actionName, tellDetails } from './journal-words.ts'
import { useJournal } from './queries.ts'
import styles from './sections.module.css'
import { subjectName } from './subject-name.ts'
import { type Texts, texts } from './texts.ts'

/** What operators did, newest first, in sentences. Nobody can change it, and a look over the whole chain by the minute proves it. */
export function JournalSection() {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { fields: filled, set: setFilled } = useFilled()
  const { query, verified } = useJournal(filterOf(filled))
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <div>
          <h2>{t('journal')}</h2>
          <p className={styles.soft}>{t('journalText')}</p>
        </div>
        <Chain verified={verified} />
      </header>
      <JournalFilters filled={filled} onChange={setFilled} />
      <RecordList
        query={query}
        moreLabel={t('older')}
        skeleton={<Skeleton height="480px" />}
        failedTitle={t('journalFailed')}
        level="h3"
        empty={{
          title: t('journalEmpty'),
          text: t(Object.values(filled).every((value) => value === '') ? 'journalUnused' : 'journalEmptyText'),
        }}
      >
        {(entries) => (
          <Table
            caption={t('journal')}
            columns={columnsOf({ t, timeZone, onSubject: (subject) => setFilled({ subject }) })}
            rows={entries}
            rowKey={({ id }) => id}
          />
        )}
      </RecordList>
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
      key: 'what',
      title: t('what'),
      cell: (entry) => (
        <span className={styles.told}>
          <span className={styles.sentence}>
            <Sentence entry={entry} />
          </span>
          <Details entry={entry} />
        </span>
      ),
    },
    {
      key: 'subject',
      title: t('subject'),
      cell: ({ subject }) => (
        <button type="button" className={styles.subject} title={`${t('onlySubject')}: ${subject}`} onClick={() => onSubject(subject)}>
          {subjectName(t, subject)}
        </button>
      ),
    },
  ]
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

/** All that the line says, word by word, for whoever wants to be sure. */
function Details({ entry: { details, hash, ip, action } }: { entry: JournalEntry }) {
  const t = useText(texts)
  const words = useText(sentenceTexts)
  const { timeZone } = useBrand()
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const telling = {
    t,
    words,
    amount,
    moment: (ms: number) => moment(ms, timeZone),
    percent: (hundredths: number) => percent(hundredths, language),
  }
  return (
    <details className={styles.details}>
      <summary>{t('details')}</summary>
      <span>
        <span className={styles.soft}>{t('what')}</span> {actionName(t, action)}
      </span>
      {ip && (
        <span>
          <span className={styles.soft}>{t('from')}</span> {ip}
        </span>
      )}
      {tellDetails(details, telling).map(([key, text]) => (
        <span key={key}>
          <span className={styles.soft}>{key}</span> {text}
        </span>
      ))}
      <code className={styles.hash} title={`${t('hash')} ${hash}`}>
        {hash.slice(0, 12)}
      </code>
    </details>
  )
}
