import { listRooms as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readRooms } from './store.ts'

export const listRooms = ({ db }: Services, catalogue: Catalogue) =>
  answer(contract, async ({ vassalage, language }) => {
    const snapshot = await catalogue.read()
    const list = (await readRooms(db)).flatMap(({ id, game_id, name, stake, seats, state }) => {
      const game = snapshot.byId(game_id)
      if (!game?.launcher || (vassalage && game.row.vendor !== vassalage)) return []
      const { nodeId, vassalage: vendor, gameName, state: gameState } = language === 'EN' ? game.shown.en : game.shown.pt
      const open = state === 'open' && gameState === 'open'
      return [
        {
          roomId: String(id),
          nodeId,
          vassalage: vendor,
          gameName,
          roomName: name,
          stake: String(stake),
          seats,
          state: open ? ('open' as const) : ('maintenance' as const),
        },
      ]
    })
    return { list }
  })
