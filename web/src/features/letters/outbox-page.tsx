import { type ShownLetter, listOutbox } from '@tucano/contract/letters'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#parts/loaded'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Card, Skeleton } from '#ui/card'
import styles from './outbox.module.css'
import { texts } from './texts.ts'

const EVERY_MS = 2000

/** What a demo without a mail server and a gateway has sent. */
export function OutboxPage() {
  const t = useText(texts)
  const query = useQuery({
    queryKey: ['outbox'],
    queryFn: () => call(listOutbox, {}).then(({ letters }) => letters),
    refetchInterval: EVERY_MS,
  })
  return (
    <main className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Loaded
        query={query}
        skeleton={<Skeleton height="120px" />}
        failedTitle={t('failedTitle')}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      >
        {(letters) => letters.map((letter) => <Letter key={letter.id} letter={letter} />)}
      </Loaded>
    </main>
  )
}

const TONES = { queued: 'sky', sent: 'forest', delivered: 'forest', failed: 'alarm', withheld: 'plain' } as const

function Letter({ letter: { at, channel, recipient, subject, body, state } }: { letter: ShownLetter }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <Card className={styles.letter}>
      <header>
        <Badge tone="sky">{t(channel)}</Badge>
        <strong>{recipient}</strong>
        <time>{exactMoment(at, timeZone)}</time>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
      </header>
      {subject && <h2>{subject}</h2>}
      {body && <p>{body}</p>}
    </Card>
  )
}
