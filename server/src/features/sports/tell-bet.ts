import type { ToldSportsBet } from '@tucano/contract/sports/told-bet'
import type { Catalogue } from '#catalogue/catalogue'
import type { Services } from '#platform/services'
import type { BetTeller } from '#records/bet-teller'
import { type BetRow, readBet, readBets, readChanges } from './bets/read-bets.ts'
import { showBet, showChange } from './bets/show-bet.ts'
import { byLeg } from './bets/slip-of.ts'
import { Descriptions } from './board/describe.ts'
import { wordIn } from './board/market.ts'
import { isFiled, shownUnder } from './place/filed.ts'

const NAMED = 1

/** What a bet is called: its match, or how many; of who wins a season, its league. */
function nameOf({ legs }: BetRow, language: string): string {
  const matches = byLeg(legs).map(([first]) =>
    (first?.home || first?.away ? [first.home, first.away] : [first?.league])
      .flatMap((words) => (words ? [wordIn(words, language)] : []))
      .join(' × '),
  )
  const rest = matches.length - NAMED
  return rest > 0 ? `${matches[0]} +${rest}` : (matches[0] ?? '')
}

/** How bets on sports are told: by their matches, and leg by leg. */
export function sportsBets({ db }: Pick<Services, 'db'>, catalogue: () => Catalogue): BetTeller {
  const descriptions = new Descriptions(db)
  return {
    tells: isFiled,
    readLines: async (bets, language) => {
      const rows = await readBets(
        db,
        bets.map(({ id }) => id),
      )
      const snapshot = await catalogue().read()
      const filed = new Map(bets.map((bet) => [bet.id, bet]))
      return new Map(
        rows.map((row) => {
          const { vendor, product, game } = filed.get(row.id)!
          const showIcon = snapshot.byCode(shownUnder(product), game)?.shown.pt.showIcon ?? ''
          return [row.id, { gameName: nameOf(row, language), vendorName: snapshot.vendors.get(vendor)?.name ?? vendor, showIcon }]
        }),
      )
    },
    readDetail: async ({ id, memberId }): Promise<ToldSportsBet> => {
      const row = await readBet(db, id)
      if (row?.memberId !== memberId) throw new Error('a bet on sports has no slip')
      const describe = await descriptions.read()
      return {
        by: 'sports',
        bet: showBet(row, { describe, language: 'PT' }),
        changes: (await readChanges(db, id)).map(showChange),
        provable: [...new Set(row.legs.flatMap(({ isVirtual, event, home }) => (isVirtual && home ? [event] : [])))],
      }
    },
  }
}
