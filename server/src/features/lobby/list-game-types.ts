import { listGameTypes as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'

export const listGameTypes = (catalogue: Catalogue) =>
  answer(contract, async () => {
    const content: Record<string, Record<string, string[]>> = {}
    const { menu, games } = await catalogue.read()
    for (const { cards } of menu) for (const { gameType, vassalage } of cards) (content[gameType] ??= {})[vassalage] = []
    for (const { row } of games) {
      const kinds = content[row.game_type]?.[row.vendor]
      if (kinds && row.classify && !kinds.includes(row.classify)) kinds.push(row.classify)
    }
    return { content }
  })
