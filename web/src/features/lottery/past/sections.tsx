import type { Content, Shape } from '@tucano/lottery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { lazyPart } from '#platform/chunk'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { type Near, pastDraws } from '../queries.ts'
import type { ShownDraw } from './proof-window.tsx'
import { Results } from './results.tsx'
import styles from './sections.module.css'
import { texts } from './texts.ts'

const Trends = lazyPart('lottery-trends', () => import('./trends.tsx').then((part) => part.Trends))
const OwnBets = lazyPart('lottery-own', () => import('../own/own-bets.tsx').then((part) => part.OwnBets))
const OwnPlans = lazyPart('lottery-own', () => import('../own/own-plans.tsx').then((part) => part.OwnPlans))
const Numbers = lazyPart('lottery-numbers', () => import('../numbers/numbers.tsx').then((part) => part.Numbers))
const Rules = lazyPart('lottery-rules', () => import('../rules/rules.tsx').then((part) => part.Rules))

type Section = 'results' | 'trends' | 'bets' | 'plans' | 'numbers' | 'rules'

interface SectionsProps {
  near: Near
  shape: Shape
  series: number
  onProof: (draw: ShownDraw) => void
  onAgain: (contents: Content[]) => void
}

/** What else there is to know of a lottery: results, how numbers came, one's own bets and plans, the rules. */
export function Sections({ near, shape, series, onProof, onAgain }: SectionsProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const { gameCode, isOfficial, state } = near.game
  const [chosen, setChosen] = useState<Section>()
  const query = useQuery(pastDraws(gameCode))
  const own: Section[] = token ? ['bets', 'plans'] : []
  const sections: Section[] = [...(near.takesNumbers ? ['numbers' as const] : []), 'results', 'trends', ...own, 'rules']
  const active = sections.find((section) => section === chosen) ?? sections[0]!
  const past = active === 'results' || active === 'trends'
  return (
    <section className={styles.sections} aria-label={t('sections')}>
      <Tabs label={t('sections')} tabs={sections.map((key) => ({ key, label: t(`tab_${key}`) }))} active={active} onChange={setChosen}>
        {past && (
          <Arrived query={query} skeleton={<Skeleton height="320px" />} failedTitle={t('failed')} level="h3" small>
            {(draws) =>
              draws.length === 0 ? (
                <DrawnState drawing="empty" title={t('noDraws')} level="h3" small>
                  {t('noDrawsText')}
                </DrawnState>
              ) : active === 'results' ? (
                <Results shape={shape.code} draws={draws} isOfficial={isOfficial} onProof={onProof} />
              ) : (
                <Trends shape={shape.code} draws={draws} />
              )
            }
          </Arrived>
        )}
        {active === 'bets' && (
          <OwnBets gameCode={gameCode} shape={shape} onProof={onProof} onAgain={state === 'open' ? onAgain : undefined} />
        )}
        {active === 'plans' && <OwnPlans gameCode={gameCode} />}
        {active === 'numbers' && <Numbers near={near} />}
        {active === 'rules' && <Rules near={near} shape={shape} series={series} />}
      </Tabs>
    </section>
  )
}
