import { previewVendor as contract } from '@tucano/contract/content'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { assertMayRead } from './desk.ts'

export const previewVendor = (catalogue: Catalogue) =>
  answer(contract, async ({ slug, name, state, hot }, { operator }) => {
    assertMayRead(operator, 'vendors')
    const { menu } = await catalogue.readAs((rows) => {
      if (!rows.vendors.some(({ code }) => code === slug)) throw new Fault('content.unknown')
      const marked = rows.cards.some((card) => card.vendor === slug && card.hot)
      return {
        ...rows,
        vendors: rows.vendors.map((vendor) => (vendor.code === slug ? { ...vendor, name, state } : vendor)),
        // One that is marked in some categories only stays so until the mark is changed.
        cards: rows.cards.map((card) => (card.vendor === slug && marked !== hot ? { ...card, hot } : card)),
      }
    })
    const cards = menu.flatMap((category) => category.cards.filter(({ vassalage }) => vassalage === slug))
    return { cards, shown: state === 'off' ? ('off' as const) : cards.length === 0 ? ('closed' as const) : ('yes' as const) }
  })
