import { contentMax } from '@tucano/contract/content'
import { removeItem, saveItem } from '../../server/src/content/edit.ts'
import { orderList } from '../../server/src/content/order.ts'
import { subjects } from '../../server/src/content/subjects.ts'
import { type Context, type Option, type Subject, changesOf, findRow } from './subject.ts'

const fields: Record<string, Option> = {
  title: { type: 'text', help: 'by which operators know it', max: contentMax.replies.title },
  text: { type: 'lines', help: 'what is said', max: contentMax.replies.text },
}
const find = async ({ db }: Context, slug: string | undefined) => findRow(await subjects.replies.read(db), slug, 'reply')

export const replies: Subject = {
  name: 'replies',
  summary: 'answers that customer service gives often',
  actions: {
    list: {
      summary: 'all replies, in their order',
      run: async ({ db }) => ({
        head: ['slug', 'title', 'text'],
        rows: (await subjects.replies.read(db)).map(({ slug, title, text }) => [slug, title, text.replaceAll(/\s+/g, ' ')]),
      }),
    },
    add: {
      summary: 'a new reply, last',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: { title: { ...fields['title']!, required: true }, text: { ...fields['text']!, required: true } },
      run: async (context, { words: [slug = ''], text }) => {
        const item = { slug, title: text['title'] ?? '', text: text['text'] ?? '' }
        await saveItem(context, { subject: 'replies', item, madeFrom: 'new' })
        return `Reply ${slug} is in place.`
      },
    },
    change: {
      summary: 'other words for a reply',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: fields,
      run: async (context, { words: [slug], text }) => {
        const before = await find(context, slug)
        const item = { ...before, ...changesOf({ title: text['title'], text: text['text'] }) }
        await saveItem(context, { subject: 'replies', item, madeFrom: 'any' })
        return `Reply ${before.slug} is changed.`
      },
    },
    order: {
      summary: 'which replies come first',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => `${(await orderList(context, { list: 'replies', group: '', wanted: words })).join(', ')}.`,
    },
    remove: {
      summary: 'replies away; an operator can bring them back',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => {
        for (const slug of words) await find(context, slug)
        for (const slug of words) await removeItem(context, { subject: 'replies', slug, madeFrom: 'any' })
        return `Gone: ${words.join(', ')}.`
      },
    },
  },
}
