import type { Game } from '@tucano/contract/lobby'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Rail } from '#parts/rail'
import { useCardTools } from './card-tools.ts'
import { CoverSkeletons, GameCard } from './game-card.tsx'

const SKELETONS = 8

interface GameRailProps {
  title: string
  icon: ReactNode
  query: Pick<UseQueryResult<readonly Game[]>, 'data' | 'error'>
  /** How many there are in all. */
  count?: number | undefined
  /** Where all of them are. */
  href?: string
  /** A name for tests and styles. */
  rail: string
}

/** Games side by side. Where there are none, or they do not come, there is no rail. */
export function GameRail({ query: { data, error }, ...rail }: GameRailProps) {
  const tools = useCardTools()
  if (error && !data) return null
  if (data?.length === 0) return null
  return (
    <Rail {...rail} filledBy={data} waiting={<CoverSkeletons count={SKELETONS} />}>
      {data?.map((game) => (
        <li key={game.nodeId}>
          <GameCard game={game} tools={tools} />
        </li>
      ))}
    </Rail>
  )
}
