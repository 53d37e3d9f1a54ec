import { basePath } from '../layout/use-places.ts'
import { listPath } from '../paths.ts'
import { sportOf } from '../sport-of.ts'

/** The list of a league. */
export const leaguePath = ({ league, sport }: { league: string; sport: string | null }): string =>
  listPath(basePath(sport ? sportOf(sport).family : 'sports'), { sport: sport ?? undefined, league })
