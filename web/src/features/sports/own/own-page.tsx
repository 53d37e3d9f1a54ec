import { pages } from '@tucano/contract/pages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { BookLayout, type Ways } from '../layout/book-layout.tsx'
import { NoSignal } from '../live/no-signal.tsx'
import { useWatchedRows } from '../live/watching.ts'
import { usePreferences } from '../odds/use-preferences.ts'
import { cashOuts, ownBets } from '../queries.ts'
import { BetCard } from './bet-card.tsx'
import styles from './own-page.module.css'
import { texts } from './texts.ts'

/** The member’s bets: open ones as their matches go on, and those that are over. */
export function OwnBetsPage(ways: Ways) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const [which, setWhich] = useState<'open' | 'over'>('open')
  usePreferences()
  return (
    <BookLayout family="sports" {...ways}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {token && (
          <Segmented
            label={t('which')}
            choices={(['open', 'over'] as const).map((key) => ({ key, label: t(key) }))}
            value={which}
            onChange={setWhich}
          />
        )}
      </header>
      {token && which === 'open' && <NoSignal />}
      {token ? (
        <Bets key={which} which={which} token={token} />
      ) : (
        <DrawnState
          drawing="lock"
          title={t('signIn')}
          actions={
            <Button look="primary" onClick={() => enterFor(pages.sportsBets.path)}>
              {t('enter')}
            </Button>
          }
        >
          {t('signInText')}
        </DrawnState>
      )}
    </BookLayout>
  )
}

function Bets({ which, token }: { which: 'open' | 'over'; token: string }) {
  const t = useText(texts)
  const [, navigate] = useLocation()
  const query = useInfiniteQuery(ownBets(which, token))
  const { data: offers } = useQuery({ ...cashOuts(token), enabled: which === 'open' })
  const bets = query.data?.pages.flatMap(({ list }) => list) ?? []
  useWatchedRows(which === 'open' ? [...new Set(bets.flatMap(({ legs }) => legs.map(({ event }) => event)))] : [])
  return (
    <Arrived query={query} skeleton={<Skeletons />} failedTitle={t('failed')}>
      {() =>
        bets.length === 0 ? (
          <DrawnState
            drawing="empty"
            title={t(which === 'open' ? 'noneOpen' : 'noneOver')}
            actions={<Button onClick={() => navigate(pages.sports.path)}>{t('toMatches')}</Button>}
          >
            {t('noneText')}
          </DrawnState>
        ) : (
          <>
            <ul className={styles.bets}>
              {bets.map((bet) => (
                <li key={bet.betId}>
                  <BetCard bet={bet} offer={offers?.get(bet.betId)} />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('older')}
              </Button>
            )}
          </>
        )
      }
    </Arrived>
  )
}

const Skeletons = () => (
  <div className={styles.bets}>
    {Array.from({ length: 3 }, (_, place) => (
      <Skeleton key={place} height="220px" />
    ))}
  </div>
)
