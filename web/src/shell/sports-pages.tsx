import { useQuery } from '@tanstack/react-query'
import { pageAt } from '@tucano/contract/pages'
import type { ComponentType } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { sportsTree } from '../features/sports/queries.ts'
import { type Family, sportOf } from '../features/sports/sport-of.ts'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { useProtected } from '#platform/protect'
import { Skeleton } from '#ui/card'
import { openCentre } from './centres.ts'

const Lists = lazyPart('sports-lists', () => import('../features/sports/lobby/sports-lobby.tsx').then((part) => part.SportsLobby))
const VendorsSports = lazyPart('lobby', () => import('../features/lobby/lobby-page.tsx').then((part) => part.SportsLobbyPage))
const VendorsEsports = lazyPart('lobby', () => import('../features/lobby/lobby-page.tsx').then((part) => part.EsportsLobbyPage))
const Vendor = lazyPart('sports-vendor', () => import('../features/lobby/sports-vendor-page.tsx').then((part) => part.SportsVendorPage))
const Match = lazyPart('sports-match', () => import('../features/sports/match/match-page.tsx').then((part) => part.MatchPage))
const Bets = lazyPart('sports-bets', () => import('../features/sports/own/own-page.tsx').then((part) => part.OwnBetsPage))
const Results = lazyPart('sports-results', () => import('../features/sports/results/results-page.tsx').then((part) => part.ResultsPage))
const Rules = lazyPart('sports-rules', () => import('../features/sports/rules/rules-page.tsx').then((part) => part.RulesPage))
const Proof = lazyPart('sports-proof', () => import('../features/sports/proof/proof-page.tsx').then((part) => part.ProofPage))

/** For the start, which knows this file alone: what a part needs is listed where it is asked for, and that list would be a part of every first visit. */
export const HomeMatches = lazyPart('sports-home', () =>
  import('../features/sports/lobby/home-matches.tsx').then((part) => part.HomeMatches),
)

/** Where pages of sports lead to. */
function useWays() {
  const protect = useProtected()
  return { onDeposit: () => protect(() => openCentre('member', 'depositv2')) }
}

/** Our own book, where it has matches; else what vendors have. */
function Book({ family, Vendors }: { family: Family; Vendors: ComponentType }) {
  const ways = useWays()
  const { data, isPending } = useQuery(sportsTree())
  const sport = useSearchParams()[0].get('sport')
  if (isPending) return <Skeleton height="480px" />
  const hasBook = data !== undefined && data.sports.length > 0
  return (
    <Arriving fallback={<Skeleton height="480px" />}>
      {hasBook ? <Lists family={sport ? sportOf(sport).family : family} {...ways} /> : <Vendors />}
    </Arriving>
  )
}

export const SportsPage = () => <Book family="sports" Vendors={VendorsSports} />
export const EsportsPage = () => <Book family="esports" Vendors={VendorsEsports} />
export const VendorSportsPage = () => <Book family="sports" Vendors={Vendor} />

export function SportsMatchPage() {
  const ways = useWays()
  const [pathname] = useLocation()
  return (
    <Arriving fallback={<Skeleton height="480px" />}>
      <Match pathname={pathname} {...ways} />
    </Arriving>
  )
}

export function SportsProofPage() {
  const ways = useWays()
  const [pathname] = useLocation()
  return (
    <Arriving fallback={<Skeleton height="480px" />}>
      <Proof pathname={pathname} {...ways} />
    </Arriving>
  )
}

/** Pages whose address says all of them. */
function plainPage(Page: ComponentType<ReturnType<typeof useWays>>) {
  return function PlainPage() {
    const ways = useWays()
    return (
      <Arriving fallback={<Skeleton height="480px" />}>
        <Page {...ways} />
      </Arriving>
    )
  }
}

export const SportsBetsPage = plainPage(Bets)
export const SportsResultsPage = plainPage(Results)
export const SportsRulesPage = plainPage(Rules)

// What the address shows is fetched with this file, not when it is drawn.
const first = pageAt(location.pathname)
if (first === 'sportsMatch') void Match.load().catch(() => undefined)
if (first === 'sports' || first === 'esports' || first === 'vendorSports') void Lists.load().catch(() => undefined)
