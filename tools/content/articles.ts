import { type ContentItems, contentMax } from '@tucano/contract/content'
import { helpCategories } from '@tucano/contract/support'
import { removeItem, saveItem } from '../../server/src/content/edit.ts'
import { orderList } from '../../server/src/content/order.ts'
import { subjects } from '../../server/src/content/subjects.ts'
import { type Context, type Given, type Option, type Subject, changesOf, findRow } from './subject.ts'

type Item = ContentItems['articles']

const fields: Record<string, Option> = {
  category: { type: 'choice', help: 'its topic', choices: helpCategories },
  title: { type: 'text', help: 'its title', max: contentMax.articles.title },
  html: { type: 'html', help: 'what it says', max: contentMax.articles.html },
}

const textOf = ({ text }: Given) => ({
  category: text['category'] as Item['category'] | undefined,
  title: text['title'],
  html: text['html'],
})
const find = async ({ db }: Context, slug: string | undefined): Promise<Item> => findRow(await subjects.articles.read(db), slug, 'article')
const save = (context: Context, item: Item, madeFrom: 'new' | 'any') => saveItem(context, { subject: 'articles', item, madeFrom })

export const articles: Subject = {
  name: 'articles',
  summary: 'the help centre and the pages about the site; they show as long as they are there',
  actions: {
    list: {
      summary: 'all articles, in the order of their topic',
      options: { category: { type: 'choice', help: 'only one topic', choices: helpCategories } },
      run: async ({ db }, { text: { category } }) => {
        const all = await subjects.articles.read(db)
        const items = helpCategories.flatMap((key) => all.filter((item) => item.category === key && (!category || key === category)))
        return {
          head: ['slug', 'category', 'title', 'characters'],
          rows: items.map((item) => [item.slug, item.category, item.title, String(item.html.length)]),
        }
      },
    },
    show: {
      summary: 'what an article says, as it is stored',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      run: async (context, { words }) => (await find(context, words[0])).html,
    },
    add: {
      summary: 'a new article, last in its topic',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: Object.fromEntries(Object.entries(fields).map(([name, option]) => [name, { ...option, required: true }])),
      run: async (context, given) => {
        const [slug = ''] = given.words
        const { category = 'about', title = '', html = '' } = textOf(given)
        await save(context, { slug, category, title, html }, 'new')
        return `Article ${slug} is at /help#${slug}.`
      },
    },
    change: {
      summary: 'other words or another topic for an article',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: fields,
      run: async (context, given) => {
        const before = await find(context, given.words[0])
        await save(context, { ...before, ...changesOf(textOf(given)) }, 'any')
        return `Article ${before.slug} is changed.`
      },
    },
    order: {
      summary: 'which articles of a topic come first',
      takes: '<category> <slug …>',
      words: { min: 2, max: 100 },
      run: async (context, { words: [group = '', ...slugs] }) =>
        `${group}: ${(await orderList(context, { list: 'articles', group, wanted: slugs })).join(', ')}.`,
    },
    remove: {
      summary: 'articles away; an operator can bring them back',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => {
        for (const slug of words) await find(context, slug)
        for (const slug of words) await removeItem(context, { subject: 'articles', slug, madeFrom: 'any' })
        return `Gone: ${words.join(', ')}.`
      },
    },
  },
}
