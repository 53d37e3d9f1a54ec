import { helpCategories } from '@tucano/contract/support'
import { type ArticleRow, articleEditing } from '../../server/src/features/support/editing.ts'
import { type Context, type Given, type Option, type Subject, changesOf, checkSlug, findRow, newOrder } from './subject.ts'

const fields: Record<string, Option> = {
  category: { type: 'choice', help: 'its topic', choices: helpCategories },
  title: { type: 'text', help: 'its title', max: 120 },
  html: { type: 'html', help: 'what it says' },
}

const textOf = ({ text }: Given) => ({ category: text['category'], title: text['title'], content: text['html'] })
const find = async ({ db }: Context, slug: string | undefined): Promise<ArticleRow> =>
  findRow(await articleEditing.list(db), slug, 'article')

export const articles: Subject = {
  name: 'articles',
  summary: 'the help centre and the pages about the site; they show as long as they are there',
  actions: {
    list: {
      summary: 'all articles, in the order of their topic',
      options: { category: { type: 'choice', help: 'only one topic', choices: helpCategories } },
      run: async ({ db }, { text: { category } }) => {
        const all = await articleEditing.list(db)
        const rows = helpCategories.flatMap((key) => all.filter((row) => row.category === key && (!category || key === category)))
        return {
          head: ['slug', 'category', 'title', 'characters'],
          rows: rows.map((row) => [row.slug, row.category, row.title, String(row.content.length)]),
        }
      },
    },
    show: {
      summary: 'what an article says, as it is stored',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      run: async (context, { words }) => (await find(context, words[0])).content,
    },
    add: {
      summary: 'a new article, last in its topic',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: Object.fromEntries(Object.entries(fields).map(([name, option]) => [name, { ...option, required: true }])),
      run: async ({ db }, given) => {
        const slug = checkSlug(given.words[0])
        const { category, title, content } = changesOf(textOf(given))
        await articleEditing.add(db, { slug, category: category!, title: title!, content: content! })
        return `Article ${slug} is at /help#${slug}.`
      },
    },
    change: {
      summary: 'other words or another topic for an article',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: fields,
      run: async (context, given) => {
        const { slug } = await find(context, given.words[0])
        await articleEditing.change(context.db, slug, changesOf(textOf(given)))
        return `Article ${slug} is changed.`
      },
    },
    order: {
      summary: 'which articles of a topic come first',
      takes: '<category> <slug …>',
      words: { min: 2, max: 100 },
      run: async ({ db }, { words: [category = '', ...slugs] }) => {
        const present = (await articleEditing.list(db)).filter((row) => row.category === category).map(({ slug }) => slug)
        const order = newOrder(present, slugs, `category ${category}`)
        await articleEditing.order(db, order)
        return `${category}: ${order.join(', ')}.`
      },
    },
    remove: {
      summary: 'articles away for good',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => {
        for (const slug of words) await find(context, slug)
        await articleEditing.remove(context.db, words)
        return `Gone: ${words.join(', ')}.`
      },
    },
  },
}
