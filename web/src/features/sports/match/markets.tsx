import type { MatchRow, SportsMarket } from '@tucano/contract/sports'
import { Blocks, Search, X } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Chip } from '#ui/card'
import { useSteps } from '#ui/use-steps'
import { BuilderBar } from '../builder/builder-bar.tsx'
import { type Builder, BuilderContext, withSelection } from '../builder/builder.ts'
import { walkPrices } from '../odds/walk.ts'
import type { Chosen } from '../slip/slip-state.ts'
import { type SportCode, sportOf } from '../sport-of.ts'
import { type Tab, groupsOf, inReadingOrder, matchesWords, tabsOf, tabsWith } from './market-groups.ts'
import { MarketCard } from './market-card.tsx'
import styles from './markets.module.css'
import { type Texts, texts } from './texts.ts'

interface MarketsProps {
  match: MatchRow
  markets: readonly SportsMarket[]
  hasBuilder: boolean
}

/** What a tab is called where its sport has a word of its own. */
function tabName(tab: Tab, sport: SportCode): Extract<keyof Texts, `markets_${string}`> {
  if (tab === 'totals') return sport === 'football' ? 'markets_goals' : 'markets_totals'
  if (tab !== 'parts') return `markets_${tab}`
  return PARTS[sport] ?? 'markets_parts'
}
const PARTS: Partial<Record<SportCode, 'markets_halves' | 'markets_quarters' | 'markets_sets' | 'markets_rounds' | 'markets_maps'>> = {
  football: 'markets_halves',
  basketball: 'markets_quarters',
  'american-football': 'markets_quarters',
  tennis: 'markets_sets',
  volleyball: 'markets_sets',
  mma: 'markets_rounds',
  cs2: 'markets_maps',
  valorant: 'markets_maps',
  lol: 'markets_maps',
  dota2: 'markets_maps',
}

/** A screen of cards, and what is drawn between two frames. */
const STEPS = { first: 6, step: 4 }

/** All that can be bet on in a match: by groups, by words, one by one or put together. */
export const Markets = memo(function Markets({ match, markets, hasBuilder }: MarketsProps) {
  const t = useText(texts)
  const [tab, setTab] = useState<Tab>('all')
  const [typed, setTyped] = useState('')
  const [built, setBuilt] = useState<readonly Chosen[]>()
  const { code } = sportOf(match.sport)
  const tabs = useMemo(() => tabsWith(markets), [markets])
  const active = tabs.includes(tab) ? tab : 'all'
  const words = typed.trim()
  const groups = useMemo(() => {
    const shown = markets.filter(
      (market) => (active === 'all' || tabsOf(market).includes(active)) && (words === '' || matchesWords(market, words)),
    )
    return groupsOf(inReadingOrder(shown, code))
  }, [markets, active, words, code])
  const drawn = useSteps(`${active} ${words}`, groups.length, STEPS)
  const builder: Builder | undefined = built && {
    chosen: built,
    toggle: (selection) => setBuilt((before) => withSelection(before ?? [], selection)),
  }
  return (
    <BuilderContext value={builder}>
      <section className={styles.markets} aria-label={t('markets')} data-building={built !== undefined}>
        <div className={styles.tools}>
          <div className={styles.search}>
            <Search aria-hidden="true" />
            <input
              type="search"
              value={typed}
              maxLength={60}
              placeholder={t('searchMarket')}
              aria-label={t('searchMarket')}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
            />
            {typed !== '' && (
              <IconButton label={t('clearSearch')} onClick={() => setTyped('')}>
                <X />
              </IconButton>
            )}
          </div>
          {hasBuilder && (
            <button
              type="button"
              className={styles.build}
              aria-pressed={built !== undefined}
              onClick={() => setBuilt(built === undefined ? [] : undefined)}
            >
              <Blocks aria-hidden="true" />
              {t('build')}
            </button>
          )}
        </div>
        <div className={styles.tabs} role="group" aria-label={t('marketTabs')}>
          {tabs.map((each) => (
            <Chip key={each} pressed={each === active} onPress={() => setTab(each)}>
              {t(tabName(each, code))}
            </Chip>
          ))}
        </div>
        {groups.length === 0 ? (
          <DrawnState drawing={words === '' ? 'empty' : 'search'} title={t(words === '' ? 'noMarkets' : 'noFound')} small>
            {words === '' && t('noMarketsText')}
          </DrawnState>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk among the buttons inside
          <div className={styles.cards} onKeyDown={walkPrices}>
            {groups.slice(0, drawn).map((group) => (
              <MarketCard key={group.key} match={match} group={group} />
            ))}
          </div>
        )}
        {builder && <BuilderBar match={match} builder={builder} onClear={() => setBuilt([])} />}
      </section>
    </BuilderContext>
  )
})
