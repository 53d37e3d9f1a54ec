import { COCKFIGHT_VENDOR, getSportsVendor as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'

export const getSportsVendor = (catalogue: Catalogue) =>
  answer(contract, async () => {
    const { menu } = await catalogue.read()
    const cards = menu.flatMap((category) => category.cards)
    const own = cards.find(
      ({ gameType, vassalage, isGame }) => gameType === 'SPORTS' && isGame === 'GAME' && vassalage !== COCKFIGHT_VENDOR,
    )
    return { content: own ?? null }
  })
