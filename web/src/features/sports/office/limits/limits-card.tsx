import { endSportsLimits } from '@tucano/contract/sports/office-limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ReasonWindow } from '#office/reason-window.tsx'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import styles from '../office.module.css'
import { type Limit, useLimits } from '../queries.ts'
import { LIMIT_KEYS } from './in-force.ts'
import { LimitsWindow } from './limits-window.tsx'
import { type Texts, texts } from './texts.ts'
import { useScopeName } from './use-scope-name.ts'

/** Limits that were set: for everything, and where a sport, a league or a market has some of its own. */
export function LimitsCard({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const query = useLimits()
  const [changing, setChanging] = useState<Limit | 'new'>()
  const [ending, setEnding] = useState<Limit>()
  return (
    <SectionCard
      title={t('set')}
      text={t('setText')}
      level="h3"
      {...(mayChange && {
        action: (
          <Button size="small" icon={<Plus />} onClick={() => setChanging('new')}>
            {t('add')}
          </Button>
        ),
      })}
    >
      <div className={styles.inside}>
        <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('failed')} level="h4" small>
          {({ list }) => (
            <>
              <Limits list={list} {...(mayChange && { onChange: setChanging, onEnd: setEnding })} />
              {changing !== undefined && <LimitsWindow list={list} limit={changing} close={() => setChanging(undefined)} />}
              {ending && <EndWindow limit={ending} close={() => setEnding(undefined)} />}
            </>
          )}
        </Arrived>
      </div>
    </SectionCard>
  )
}

const ORDER = ['all', 'sport', 'league', 'market']
const byScope = (a: Limit, b: Limit): number => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.name.localeCompare(b.name)

interface Written {
  t: Text<Texts>
  amount: (minor: string) => string
  nameOf: (limit: Limit) => string
}

const columnsOf = ({ t, amount, nameOf }: Written): Column<Limit>[] => [
  {
    key: 'scope',
    title: t('scope'),
    cell: (limit) => (
      <span className={styles.named}>
        <strong>{nameOf(limit)}</strong> {limit.kind !== 'all' && <Badge>{t(`kind_${limit.kind}`)}</Badge>}
      </span>
    ),
  },
  ...LIMIT_KEYS.map((key): Column<Limit> => ({
    key,
    title: t(`limit_${key}`),
    amount: true,
    cell: ({ limits }) => amount(limits[key]),
  })),
  { key: 'by', title: t('by'), cell: (limit) => <Changed limit={limit} /> },
]

const changeOf = ({ t, nameOf }: Written, { onChange, onEnd }: Changing): Column<Limit> => ({
  key: 'change',
  title: t('action'),
  amount: true,
  cell: (limit) => (
    <span className={styles.rowActions}>
      <Button size="small" look="quiet" aria-label={t('changeOf', { name: nameOf(limit) })} onClick={() => onChange(limit)}>
        {t('change')}
      </Button>
      {limit.version > 0 && (
        <Button size="small" look="quiet" aria-label={t('endOf', { name: nameOf(limit) })} onClick={() => onEnd(limit)}>
          {t('end')}
        </Button>
      )}
    </span>
  ),
})

interface Changing {
  onChange: (limit: Limit) => void
  onEnd: (limit: Limit) => void
}

/** Without limits of its own it has those of what is wider. */
function EndWindow({ limit: { kind, key, version, name }, close }: { limit: Limit; close: () => void }) {
  const t = useText(texts)
  const nameOf = useScopeName()
  return (
    <ReasonWindow
      title={t('endTitle', { name: nameOf({ kind, key, name }) })}
      text={t(kind === 'all' ? 'endAllText' : 'endText')}
      label={t('end')}
      done={t('ended')}
      act={(reason) => call(endSportsLimits, { kind, key, version, reason })}
      close={close}
    />
  )
}

function Limits({ list, onChange, onEnd }: { list: readonly Limit[] } & Partial<Changing>) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const written: Written = { t, amount, nameOf: useScopeName() }
  return (
    <Table
      isPacked
      caption={t('set')}
      rows={list.toSorted(byScope)}
      rowKey={({ kind, key }) => `${kind} ${key}`}
      columns={[...columnsOf(written), ...(onChange && onEnd ? [changeOf(written, { onChange, onEnd })] : [])]}
    />
  )
}

function Changed({ limit: { by, at, reason } }: { limit: Limit }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  if (by === null || at === null) return <span className={styles.soft}>{t('byBrand')}</span>
  return (
    <span className={styles.told}>
      <span>{reason}</span>
      <span className={styles.soft}>{t('byTold', { by, at: moment(at, timeZone) })}</span>
    </span>
  )
}
