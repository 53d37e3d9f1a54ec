import { COCKFIGHT_VENDOR, getSportsVendor as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'

export const getSportsVendor = (catalogue: Catalogue) =>
  answer(contract, async () => {
    const { lanes } = await catalogue.read()
    const cards = lanes.flatMap((lane) => lane.cards)
    const own = cards.find(
      ({ gameType, vassalage, isGame }) => gameType === 'SPORTS' && isGame === 'GAME' && vassalage !== COCKFIGHT_VENDOR,
    )
    return { content: own ?? null }
  })
