import { contentMax, gameStates } from '@tucano/contract/content'
import { gameTypes } from '@tucano/contract/lobby'
import { saveItem } from '../../server/src/content/edit.ts'
import { type GameFacts, readGameFacts } from '../../server/src/content/games.ts'
import { orderList } from '../../server/src/content/order.ts'
import { subjects } from '../../server/src/content/subjects.ts'
import { type Context, type Option, Refusal, type Subject, changesOf, findRow } from './subject.ts'

const ofType: Option = { type: 'choice', help: 'only one type', choices: gameTypes }
const codeOf = ({ slug, vendor }: GameFacts): string => slug.slice(vendor.length + 1)

/** A game by its code, or by vendor and code where several vendors have the same code. */
function named(facts: readonly GameFacts[], code: string | undefined, refusal: string): GameFacts {
  const found = facts.filter((game) => game.slug === code || codeOf(game) === code)
  if (found.length > 1) throw new Refusal(`slug: several games are called "${code}": ${found.map(({ slug }) => slug).join(', ')}.`)
  if (!found[0]) throw new Refusal(refusal)
  return found[0]
}
const find = async ({ db }: Context, code: string | undefined): Promise<GameFacts> =>
  named(await readGameFacts(db), code, `slug: there is no game "${code ?? ''}".`)

/** A list of marked games is named as a whole, in its order. */
const marking = (list: 'hot' | 'featured'): Subject['actions'][string] => ({
  summary: `which games are ${list}, in order: all others are not`,
  takes: '<code …>',
  words: { min: 0, max: 60 },
  run: async (context, { words }) => {
    const games: GameFacts[] = []
    for (const code of new Set(words)) games.push(await find(context, code))
    await orderList(context, { list, group: '', wanted: games.map(({ slug }) => slug) })
    return games.length > 0 ? `${list}: ${games.map(codeOf).join(', ')}.` : `No game is ${list}.`
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
        const facts = (await readGameFacts(db)).filter((game) => (!type || game.gameType === type) && (!vendor || game.vendor === vendor))
        const states = new Map((await subjects.games.read(db)).map(({ slug, state }) => [slug, state]))
        return {
          head: ['code', 'type', 'vendor', 'name', 'state', 'hot', 'featured'],
          rows: facts.map((game) => [
            codeOf(game),
            game.gameType,
            game.vendor,
            game.name,
            states.get(game.slug) ?? '',
            game.hot === null ? '' : String(game.hot),
            game.featured === null ? '' : String(game.featured),
          ]),
        }
      },
    },
    change: {
      summary: 'another name or state for a game',
      takes: '<code>',
      words: { min: 1, max: 1 },
      options: {
        name: { type: 'text', help: 'its name in Portuguese, also on its cover', max: contentMax.games.name },
        'name-en': { type: 'text', help: 'its name in English', max: contentMax.games.nameEn },
        state: { type: 'choice', help: 'open; maintenance: shown and not opened; off: not shown', choices: gameStates },
      },
      run: async (context, { words: [code], text }) => {
        const game = await find(context, code)
        const state = text['state'] as (typeof gameStates)[number] | undefined
        const before = findRow(await subjects.games.read(context.db, game.slug), game.slug, 'game')
        const item = { ...before, ...changesOf({ name: text['name'], nameEn: text['name-en'], state }) }
        await saveItem(context, { subject: 'games', item, madeFrom: 'any' })
        return `Game ${codeOf(game)} is changed.`
      },
    },
    order: {
      summary: 'which games of a type come first',
      takes: '<type> <code …>',
      words: { min: 2, max: 100 },
      run: async (context, { words: [type = '', ...codes] }) => {
        if (!(gameTypes as readonly string[]).includes(type)) throw new Refusal(`type: must be one of ${gameTypes.join(', ')}.`)
        const facts = (await readGameFacts(context.db)).filter(({ gameType }) => gameType === type)
        const wanted = codes.map((code) => named(facts, code, `slug: "${code}" is not in type ${type}.`).slug)
        await orderList(context, { list: 'games', group: type, wanted: wanted })
        return `${type} begins with ${codes.join(', ')}.`
      },
    },
    synonyms: {
      summary: 'what people type when they mean a game: all of it; - for nothing; no word shows what there is',
      takes: '<code> <words …>',
      words: { min: 1, max: 101 },
      run: async (context, { words: [code, ...typed] }) => {
        const game = await find(context, code)
        const item = { slug: game.slug, words: typed.filter((word) => word.trim() !== '-') }
        if (typed.length > 0) await saveItem(context, { subject: 'synonyms', item, madeFrom: 'any' })
        const [now] = await subjects.synonyms.read(context.db, game.slug)
        return `${codeOf(game)}: ${now?.words.join(', ') || 'nothing besides its names'}.`
      },
    },
    hot: marking('hot'),
    featured: marking('featured'),
  },
}
