import type { MatchRow } from '@tucano/contract/sports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { useMatchNow } from '../live/use-now.ts'
import { type MatchPages, matchPagesOf } from '../queries.ts'
import { Tracker } from '../trackers/tracker.tsx'
import { hasBegun, isLive } from '../words/period-of.ts'
import { HeadToHead } from './head-to-head.tsx'
import { Lineups } from './lineups.tsx'
import styles from './match-sections.module.css'
import { Statistics } from './statistics.tsx'
import { LeagueTable } from './league-table.tsx'
import { texts } from './texts.ts'
import { Timeline } from './timeline.tsx'

/** While it is played, what was told since is read again so often. */
const READ_MS = 4000
const SECTIONS = ['tracker', 'timeline', 'statistics', 'lineups', 'table', 'headToHead'] as const
type Section = (typeof SECTIONS)[number]

const has = (pages: MatchPages, section: Section): boolean => {
  if (section === 'tracker' || section === 'timeline') return pages.timeline !== null
  const page = pages[section]
  return page !== null && (!Array.isArray(page) || page.length > 0)
}

/** What there is to look at and to read about a match. What its source does not have has no tab. */
export function MatchSections({ match }: { match: MatchRow }) {
  const t = useText(texts)
  const now = useMatchNow(match)
  const begun = hasBegun(now.state)
  const query = useQuery({ ...matchPagesOf(match.event), refetchInterval: isLive(now.state) ? READ_MS : false })
  const [chosen, setChosen] = useState<Section>()
  return (
    <section className={styles.card} aria-label={t('sections')}>
      <Arrived query={query} skeleton={<Waiting />} failedTitle={t('pagesFailed')} small>
        {(pages) => {
          const sections = SECTIONS.filter((section) => has(pages, section) && (section !== 'tracker' || begun))
          const first = sections[0]
          if (!first)
            return (
              <DrawnState drawing="empty" title={t('nothing')} small>
                {t('nothingText')}
              </DrawnState>
            )
          const active = chosen && sections.includes(chosen) ? chosen : first
          return (
            <Tabs
              label={t('sections')}
              tabs={sections.map((key) => ({ key, label: t(`tab_${key}`) }))}
              active={active}
              onChange={setChosen}
            >
              <Shown section={active} match={match} pages={pages} standing={now.standing} />
            </Tabs>
          )
        }}
      </Arrived>
    </section>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton height="356px" />
  </div>
)

interface ShownProps {
  section: Section
  match: MatchRow
  pages: MatchPages
  standing: MatchRow['standing']
}

/** So many of the last plays stand beside the ground. */
const BESIDE = 7

function Shown({ section, match, pages: { timeline, statistics, lineups, table, headToHead }, standing }: ShownProps) {
  switch (section) {
    case 'tracker':
      return (
        <div className={styles.tracker}>
          <Tracker match={match} standing={standing} timeline={timeline ?? []} />
          <Timeline match={match} timeline={timeline ?? []} most={BESIDE} />
        </div>
      )
    case 'timeline':
      return <Timeline isShort match={match} timeline={timeline ?? []} />
    case 'statistics':
      return <Statistics match={match} rows={statistics ?? []} />
    case 'lineups':
      return lineups && <Lineups match={match} lineups={lineups} />
    case 'table':
      return <LeagueTable match={match} rows={table ?? []} />
    case 'headToHead':
      return <HeadToHead met={headToHead ?? []} />
  }
}
