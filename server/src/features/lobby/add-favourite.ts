import { addFavourite as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { markFavourite } from './store.ts'

export const addFavourite = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async ({ nodeId, vendor, gameType }, { member }) => {
    const game = (await catalogue.read()).byId(BigInt(nodeId))
    if (!game || game.row.vendor !== vendor || game.row.game_type !== gameType) throw new Fault('game.unknown')
    if (!game.launcher) throw new Fault('game.closed')
    if (!(await markFavourite(db, member.memberId, game.row.id))) throw new Fault('favourite.limit')
    return null
  })
