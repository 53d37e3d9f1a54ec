import { type SportsDelay, listSportsDelays as contract } from '@tucano/contract/sports/office-limits'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { wordIn } from '../board/market.ts'
import { DELAY_MAX, LATE_WAITS, readSetDelays } from '../place/delays.ts'
import { delayOfSport } from '../place/offered.ts'
import type { Sports } from '../sports.ts'

interface NameRow {
  urn: string
  isSport: boolean
  pt: string
  en: string
}

export const listSportsDelays = ({ services: { db } }: Sports) =>
  answer(contract, async (_asked, { language }) => {
    const set = await readSetDelays(db)
    const { rows } = await sql<NameRow>`
      select n.urn, n.kind = 'sport' as "isSport", n.name_pt as pt, n.name_en as en from sports.names n
      where n.kind = 'sport' or n.urn = any (${set.map(({ key }) => key)}::text[]) order by n.urn`.execute(db)
    const list = rows.flatMap(({ urn, isSport, ...name }): SportsDelay[] => {
      const own = set.find(({ key }) => key === urn)
      if (!isSport && (own?.seconds ?? null) === null) return []
      const isSet = own !== undefined && own.seconds !== null
      return [
        {
          kind: isSport ? 'sport' : 'league',
          key: urn,
          name: wordIn(name, language),
          version: own?.version ?? 0,
          seconds: own?.seconds ?? delayOfSport(urn),
          by: isSet ? own.account : null,
          reason: isSet ? own.reason : null,
          at: isSet ? own.at.getTime() : null,
        },
      ]
    })
    return { list, late: LATE_WAITS.map((one) => ({ ...one })), secondsMax: DELAY_MAX }
  })
