import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { moment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import styles from '../office.module.css'
import { type Delay, useDelays } from '../queries.ts'
import { DelayWindow } from './delay-window.tsx'
import { type Texts, texts } from './texts.ts'

const HUNDRED = 100

/** How long live bets wait: by sport, by league where one has its own, and longer for whoever is late often. */
export function DelaysCard({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const query = useDelays()
  const [changing, setChanging] = useState<Delay | 'new'>()
  return (
    <SectionCard
      title={t('delays')}
      text={t('delaysText')}
      level="h3"
      {...(mayChange && {
        action: (
          <Button size="small" icon={<Plus />} onClick={() => setChanging('new')}>
            {t('delayOfLeague')}
          </Button>
        ),
      })}
    >
      <div className={styles.inside}>
        <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('delaysFailed')} level="h4" small>
          {({ list, late, secondsMax }) => (
            <>
              {list.length === 0 ? (
                <p className={styles.soft}>{t('delaysNone')}</p>
              ) : (
                <Delays list={list} {...(mayChange && { onChange: setChanging })} />
              )}
              <Late late={late} secondsMax={secondsMax} />
              {changing !== undefined && (
                <DelayWindow list={list} delay={changing} secondsMax={secondsMax} close={() => setChanging(undefined)} />
              )}
            </>
          )}
        </Arrived>
      </div>
    </SectionCard>
  )
}

const columnsOf = (t: Text<Texts>): Column<Delay>[] => [
  {
    key: 'scope',
    title: t('scope'),
    cell: ({ name, kind }) => (
      <span className={styles.named}>
        <strong>{name}</strong> {kind === 'league' && <Badge>{t('kind_league')}</Badge>}
      </span>
    ),
  },
  { key: 'seconds', title: t('delay'), amount: true, cell: ({ seconds }) => t('seconds', { seconds }) },
  { key: 'by', title: t('by'), cell: (delay) => <Changed delay={delay} /> },
]

const changeOf = (t: Text<Texts>, onChange: (delay: Delay) => void): Column<Delay> => ({
  key: 'change',
  title: t('action'),
  amount: true,
  cell: (delay) => (
    <Button size="small" look="quiet" aria-label={t('delayOf', { name: delay.name })} onClick={() => onChange(delay)}>
      {t('change')}
    </Button>
  ),
})

function Delays({ list, onChange }: { list: readonly Delay[]; onChange?: (delay: Delay) => void }) {
  const t = useText(texts)
  const columns = [...columnsOf(t), ...(onChange ? [changeOf(t, onChange)] : [])]
  return <Table isPacked caption={t('delays')} rows={list} rowKey={({ key }) => key} columns={columns} />
}

function Changed({ delay: { by, at, reason } }: { delay: Delay }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  if (by === null || at === null) return <span className={styles.soft}>{t('delayUsual')}</span>
  return (
    <span className={styles.told}>
      <span>{reason}</span>
      <span className={styles.soft}>{t('byTold', { by, at: moment(at, timeZone) })}</span>
    </span>
  )
}

interface LateProps {
  late: readonly { betsMin: number; shareBp: number; seconds: number }[]
  secondsMax: number
}

/** What whoever is late often waits besides. */
function Late({ late, secondsMax }: LateProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const steps = late.toSorted((a, b) => a.shareBp - b.shareBp)
  const told = steps
    .map(({ shareBp, seconds }) => t('lateStep', { percent: `${number(shareBp / HUNDRED, language)}%`, seconds }))
    .join(', ')
  return <p className={styles.soft}>{t('lateRule', { bets: number(steps[0]?.betsMin ?? 0, language), steps: told, most: secondsMax })}</p>
}
