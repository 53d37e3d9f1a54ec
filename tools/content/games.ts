import { gameTypes } from '@tucano/contract/lobby'
import { catalogueEditing } from '../../server/src/catalogue/editing.ts'
import { type Context, type Option, Refusal, type Subject, changesOf, findRow, newOrder } from './subject.ts'

/** More than anybody types; a search takes no more. */
const SYNONYM_MAX = 60
const states = ['open', 'maintenance', 'off'] as const
const ofType: Option = { type: 'choice', help: 'only one type', choices: gameTypes }

const find = async ({ db }: Context, code: string | undefined) => findRow(await catalogueEditing.games(db), code, 'game')

/** A list of marked games is named as a whole, in its order. */
const marking = (list: 'hot_place' | 'featured_place', name: string): Subject['actions'][string] => ({
  summary: `which games are ${name}, in order: all others are not`,
  takes: '<code …>',
  words: { min: 0, max: 60 },
  run: async (context, { words }) => {
    const codes = [...new Set(words)]
    for (const code of codes) await find(context, code)
    await catalogueEditing.mark(context.db, list, codes)
    return codes.length > 0 ? `${name}: ${codes.join(', ')}.` : `No game is ${name}.`
  },
})

export const games: Subject = {
  name: 'games',
  summary: 'games of the lobby: their order, marks and state',
  actions: {
    list: {
      summary: 'all games, in the order in which they show',
      options: { type: ofType, vendor: { type: 'text', help: 'only one vendor', max: 20 } },
      run: async ({ db }, { text: { type, vendor } }) => {
        const rows = (await catalogueEditing.games(db)).filter(
          (row) => (!type || row.game_type === type) && (!vendor || row.vendor === vendor),
        )
        return {
          head: ['code', 'type', 'vendor', 'name', 'state', 'hot', 'featured'],
          rows: rows.map((row) => [
            row.slug,
            row.classify ?? row.game_type,
            row.vendor,
            row.name,
            row.state,
            row.hot_place === null ? '' : String(row.hot_place),
            row.featured_place === null ? '' : String(row.featured_place),
          ]),
        }
      },
    },
    change: {
      summary: 'another name or state for a game',
      takes: '<code>',
      words: { min: 1, max: 1 },
      options: {
        name: { type: 'text', help: 'its name in Portuguese, also on its cover', max: 60 },
        'name-en': { type: 'text', help: 'its name in English', max: 60 },
        state: { type: 'choice', help: 'open; maintenance: shown and not opened; off: not shown', choices: states },
      },
      run: async (context, { words: [code], text }) => {
        const { slug } = await find(context, code)
        const changes = changesOf({ name: text['name'], name_en: text['name-en'], state: text['state'] })
        await catalogueEditing.changeGame(context.db, slug, changes)
        return `Game ${slug} is changed.`
      },
    },
    order: {
      summary: 'which games of a type come first',
      takes: '<type> <code …>',
      words: { min: 2, max: 100 },
      run: async ({ db }, { words: [type = '', ...codes] }) => {
        if (!(gameTypes as readonly string[]).includes(type)) throw new Refusal(`type: must be one of ${gameTypes.join(', ')}.`)
        const present = (await catalogueEditing.games(db)).filter((row) => row.game_type === type).map(({ slug }) => slug)
        await catalogueEditing.orderGames(db, newOrder(present, codes, `type ${type}`))
        return `${type} begins with ${codes.join(', ')}.`
      },
    },
    synonyms: {
      summary: 'what people type when they mean a game: all of it; - for nothing; no word shows what there is',
      takes: '<code> <words …>',
      words: { min: 1, max: 31 },
      run: async (context, { words: [code, ...typed] }) => {
        const { slug } = await find(context, code)
        const words = [...new Set(typed.map((word) => word.trim()))].filter((word) => word !== '-')
        const wrong = words.find((word) => word === '' || word.length > SYNONYM_MAX)
        if (wrong !== undefined) throw new Refusal(`words: each must have 1 to ${SYNONYM_MAX} characters.`)
        if (typed.length > 0) await catalogueEditing.nameSynonyms(context.db, slug, words)
        return `${slug}: ${(await catalogueEditing.synonyms(context.db, slug)).join(', ') || 'nothing besides its names'}.`
      },
    },
    hot: marking('hot_place', 'hot'),
    featured: marking('featured_place', 'featured'),
  },
}
