import { FOUND_SHOWN, previewSearch as contract } from '@tucano/contract/content'
import type { Catalogue } from '#catalogue/catalogue'
import { inLanguage } from '#catalogue/show'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { assertMayRead } from './desk.ts'

export const previewSearch = (catalogue: Catalogue) =>
  answer(contract, async ({ slug, words, typed }, { operator, language }) => {
    assertMayRead(operator, 'synonyms')
    const snapshot = await catalogue.readAs((rows) => {
      const game = rows.games.find(({ vendor, code }) => `${vendor}/${code}` === slug)
      if (!game) throw new Fault('content.unknown')
      const others = rows.synonyms.filter(({ game_id }) => game_id !== game.id)
      return { ...rows, synonyms: [...others, ...words.split('\n').map((line) => ({ game_id: game.id, words: line }))] }
    })
    const isMeant = ({ row }: (typeof snapshot.games)[number]): boolean => `${row.vendor}/${row.code}` === slug
    const found = snapshot.find({ gameName: typed })
    const place = found.findIndex(isMeant)
    return {
      games: inLanguage(found.slice(0, FOUND_SHOWN), language),
      found: found.length,
      place: place === -1 ? null : place + 1,
      listed: snapshot.games.some(isMeant),
    }
  })
