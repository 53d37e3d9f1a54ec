import { contentMax, gameStates } from '@tucano/contract/content'
import { gameTypes } from '@tucano/contract/lobby'
import type { Db } from '@tucano/database'
import { saveItem } from '../../server/src/content/edit.ts'
import { orderList } from '../../server/src/content/order.ts'
import { subjects } from '../../server/src/content/subjects.ts'
import { Refusal, type Subject, changesOf, findRow } from './subject.ts'

const readCards = (db: Db) =>
  db
    .selectFrom('lobby.vendors as v')
    .innerJoin('lobby.cards as c', 'c.vendor', 'v.code')
    .leftJoin('lobby.integrations as i', 'i.vendor', 'v.code')
    .select(['v.code', 'v.name', 'c.game_type', 'c.hot', 'v.state', 'i.api_url'])
    .orderBy('c.place')
    .orderBy('v.code')
    .execute()

export const vendors: Subject = {
  name: 'vendors',
  summary: 'vendors of the menus: their order, heat and state',
  actions: {
    list: {
      summary: 'all vendors by category',
      run: async ({ db }) => ({
        head: ['code', 'type', 'name', 'hot', 'state', 'connected at'],
        rows: (await readCards(db)).map((row) => [row.code, row.game_type, row.name, row.hot ? 'hot' : '', row.state, row.api_url ?? '']),
      }),
    },
    change: {
      summary: 'another name, state or heat for a vendor',
      takes: '<code>',
      words: { min: 1, max: 1 },
      options: {
        name: { type: 'text', help: 'its name', max: contentMax.vendors.name },
        state: { type: 'choice', help: 'open; maintenance: shown and not opened; off: not shown', choices: gameStates },
        hot: { type: 'choice', help: 'whether menus mark it', choices: ['yes', 'no'] },
      },
      run: async (context, { words: [code], text }) => {
        const before = findRow(await subjects.vendors.read(context.db), code, 'vendor')
        const state = text['state'] as (typeof gameStates)[number] | undefined
        const hot = text['hot'] === undefined ? undefined : text['hot'] === 'yes'
        await saveItem(context, {
          subject: 'vendors',
          item: { ...before, ...changesOf({ name: text['name'], state, hot }) },
          madeFrom: 'any',
        })
        return `Vendor ${before.slug} is changed.`
      },
    },
    order: {
      summary: 'which vendors of a category come first',
      takes: '<type> <code …>',
      words: { min: 2, max: 100 },
      run: async (context, { words: [type = '', ...codes] }) => {
        if (!(gameTypes as readonly string[]).includes(type)) throw new Refusal(`type: must be one of ${gameTypes.join(', ')}.`)
        const order = await orderList(context, { list: 'vendors', group: type, wanted: codes })
        return `${type}: ${order.join(', ')}.`
      },
    },
  },
}
