import { CircleOff } from 'lucide-react'
import { useLocation } from 'wouter'
import detail from '#office/detail.module.css'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import { SportIcon } from '../../looks/sport-icon.tsx'
import { sportOf } from '../../sport-of.ts'
import { ClosingsCard } from '../closings/closings-card.tsx'
import { useProducerName } from '../feed/use-producer-name.ts'
import styles from '../office.module.css'
import { type RiskPage, useHealth, useRisk } from '../queries.ts'
import { type Texts, texts } from './texts.ts'
import { type RiskPlace, askedOf } from './use-risk-place.ts'

const FEED = '/operator/cotacoes'

/** What all open bets come to, which sports they are on, what is suspended, and whether the feed is there. */
export function RiskOverview({ mayChange, place }: { mayChange: boolean; place: RiskPlace }) {
  const t = useText(texts)
  const query = useRisk(askedOf(place))
  return (
    <article className={styles.page} aria-label={t('overview')}>
      <h3>{t('overview')}</h3>
      <FeedNote />
      <Arrived query={query} skeleton={<Skeleton height="240px" />} failedTitle={t('failed')} level="h4" small>
        {({ pages }) => (
          <>
            {pages[0] && <Totals total={pages[0].total} />}
            {pages[0] && <BySport sports={pages[0].bySport} />}
          </>
        )}
      </Arrived>
      <ClosingsCard mayChange={mayChange} />
    </article>
  )
}

function FeedNote() {
  const t = useText(texts)
  const [, go] = useLocation()
  const nameOf = useProducerName()
  const down = useHealth().data?.producers.filter(({ isUp }) => !isUp) ?? []
  if (down.length === 0) return null
  return (
    <Note
      icon={<CircleOff />}
      tone="alarm"
      name="feed"
      title={t('feedDown', { names: down.map(nameOf).join(', ') })}
      action={
        <Button size="small" onClick={() => go(FEED)}>
          {t('feedOpen')}
        </Button>
      }
    >
      <p>{t('feedDownText')}</p>
    </Note>
  )
}

function Totals({ total: { bets, stake, potential } }: Pick<RiskPage, 'total'>) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (
    <div className={detail.three}>
      <Figures
        label={t('overview')}
        figures={[
          { key: 'bets', title: t('allBets'), value: number(bets, language) },
          { key: 'stake', title: t('allStake'), value: amount(stake) },
          { key: 'potential', title: t('allPotential'), value: amount(potential) },
        ]}
      />
    </div>
  )
}

type OfSport = RiskPage['bySport'][number]

interface Written {
  t: Text<Texts>
  amount: (minor: bigint | string) => string
  count: (value: number) => string
}

const columnsOf = ({ t, amount, count }: Written, most: bigint): Column<OfSport>[] => [
  {
    key: 'sport',
    title: t('sport'),
    cell: ({ sport, name }) => (
      <span className={styles.sport}>
        <SportIcon sport={sportOf(sport).code} size={18} /> {name}
      </span>
    ),
  },
  { key: 'matches', title: t('matches'), amount: true, cell: ({ matches }) => count(matches) },
  {
    key: 'exposure',
    title: t('worst'),
    amount: true,
    cell: ({ exposure }) => (
      <span className={styles.share}>
        {amount(exposure)}
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${most > 0n ? (BigInt(exposure) * 100n) / most : 0n}%` }} />
        </span>
      </span>
    ),
  },
]

function BySport({ sports }: { sports: readonly OfSport[] }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const written: Written = { t, amount, count: (value) => number(value, language) }
  if (sports.length === 0) return null
  return (
    <SectionCard title={t('bySport')} text={t('bySportText')}>
      <div className={styles.inside}>
        <Table
          isPacked
          caption={t('bySport')}
          rows={sports}
          rowKey={({ sport }) => sport}
          columns={columnsOf(written, BigInt(sports[0]?.exposure ?? 0))}
          totals={{
            sport: t('total'),
            matches: written.count(sports.reduce((sum, { matches }) => sum + matches, 0)),
            exposure: amount(sports.reduce((sum, { exposure }) => sum + BigInt(exposure), 0n)),
          }}
        />
      </div>
    </SectionCard>
  )
}
