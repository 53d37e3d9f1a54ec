import { type Game, listMenus } from '@tucano/contract/lobby'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'

/** So many of one kind are read, and so many shown. */
const READ = 60
const SHOWN = 12
const RECENT_SHOWN = 6

/** Games of the same kind; where it has none, of the same type. */
export const gamesLike = ({ gameType, gameClassify }: Game) =>
  queryOptions({
    queryKey: ['lobby', 'like', gameType, gameClassify],
    queryFn: async () => {
      const { games } = await call(listMenus, { gameType, gameClassify: gameClassify ?? undefined, pageSize: READ })
      return games
    },
  })

const others = (games: readonly Game[], game: Game): Game[] =>
  games.filter(({ nodeId, state }) => nodeId !== game.nodeId && state === 'open')

/** Games that can be opened and are like this one, those of its studio first. */
export function relatedOf(game: Game, alike: readonly Game[]): Game[] {
  const found = others(alike, game)
  const isOfStudio = ({ vassalage }: Game): boolean => vassalage === game.vassalage
  return [...found.filter(isOfStudio), ...found.filter((other) => !isOfStudio(other))].slice(0, SHOWN)
}

/** What was played before this game, the last first. */
export const playedBefore = (game: Game, recent: readonly Game[]): Game[] => others(recent, game).slice(0, RECENT_SHOWN)
