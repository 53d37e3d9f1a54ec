import { gameTypes } from '@tucano/contract/lobby'
import { catalogueEditing } from '../../server/src/catalogue/editing.ts'
import { type Context, Refusal, type Subject, changesOf, findRow, newOrder } from './subject.ts'

const states = ['open', 'maintenance', 'off'] as const
const find = async ({ db }: Context, code: string | undefined) => findRow(await catalogueEditing.vendors(db), code, 'vendor')

export const vendors: Subject = {
  name: 'vendors',
  summary: 'vendors of the menus: their order, heat and state',
  actions: {
    list: {
      summary: 'all vendors by category',
      run: async ({ db }) => ({
        head: ['code', 'type', 'name', 'hot', 'state', 'connected at'],
        rows: (await catalogueEditing.vendors(db)).map((row) => [
          row.slug,
          row.game_type,
          row.name,
          row.hot ? 'hot' : '',
          row.state,
          row.api_url ?? '',
        ]),
      }),
    },
    change: {
      summary: 'another name, state or heat for a vendor',
      takes: '<code>',
      words: { min: 1, max: 1 },
      options: {
        name: { type: 'text', help: 'its name', max: 40 },
        state: { type: 'choice', help: 'open; maintenance: shown and not opened; off: not shown', choices: states },
        hot: { type: 'choice', help: 'whether menus mark it', choices: ['yes', 'no'] },
      },
      run: async (context, { words: [code], text }) => {
        const { slug } = await find(context, code)
        const { hot: marked, ...changes } = changesOf({ name: text['name'], state: text['state'], hot: text['hot'] })
        if (Object.keys(changes).length > 0) await catalogueEditing.changeVendor(context.db, slug, changes)
        if (marked !== undefined) await catalogueEditing.markVendor(context.db, slug, marked === 'yes')
        return `Vendor ${slug} is changed.`
      },
    },
    order: {
      summary: 'which vendors of a category come first',
      takes: '<type> <code …>',
      words: { min: 2, max: 100 },
      run: async ({ db }, { words: [type = '', ...codes] }) => {
        if (!(gameTypes as readonly string[]).includes(type)) throw new Refusal(`type: must be one of ${gameTypes.join(', ')}.`)
        const present = (await catalogueEditing.vendors(db)).filter((row) => row.game_type === type).map(({ slug }) => slug)
        const order = newOrder(present, codes, `type ${type}`)
        await catalogueEditing.orderVendors(db, type, order)
        return `${type}: ${order.join(', ')}.`
      },
    },
  },
}
