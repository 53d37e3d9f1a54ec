import { type ContentItems, contentMax, noticeKinds } from '@tucano/contract/content'
import { removeItem, saveItem } from '../../server/src/content/edit.ts'
import { subjects } from '../../server/src/content/subjects.ts'
import { type Context, type Given, type Option, type Subject, changesOf, findRow } from './subject.ts'
import { timeOptions, timesOf, told } from './times.ts'

type Item = ContentItems['notices']
const max = contentMax.notices

const fields: Record<string, Option> = {
  kind: { type: 'choice', help: 'PL for players, PU pop-up, PR promotion, H home, AG for agents', choices: noticeKinds },
  title: { type: 'text', help: 'its title', max: max.title },
  summary: { type: 'text', help: 'one sentence about it', max: max.summary },
  html: { type: 'html', help: 'what it says', max: max.html },
}
const times = timeOptions('when it comes out; notices are in the order of their time, the newest first', 'when it goes')

const textOf = ({ text }: Given) => ({
  kind: text['kind'] as Item['kind'] | undefined,
  title: text['title'],
  summary: text['summary'],
  html: text['html'],
})
const find = async ({ db }: Context, slug: string | undefined): Promise<Item> => findRow(await subjects.notices.read(db), slug, 'notice')
const save = (context: Context, item: Item, madeFrom: 'new' | 'any') => saveItem(context, { subject: 'notices', item, madeFrom })

export const notices: Subject = {
  name: 'notices',
  summary: 'announcements in words, promotions among them',
  actions: {
    list: {
      summary: 'all notices, the newest first',
      options: { kind: { type: 'choice', help: 'only one kind', choices: noticeKinds } },
      run: async (context, { text: { kind } }) => {
        const items = (await subjects.notices.read(context.db)).filter((item) => !kind || item.kind === kind)
        return {
          head: ['slug', 'kind', 'title', 'from', 'until'],
          rows: items.map((item) => [
            item.slug,
            item.kind,
            item.title,
            told(context, item.from, -Infinity),
            told(context, item.until, Infinity),
          ]),
        }
      },
    },
    show: {
      summary: 'what a notice says, as it is stored',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      run: async (context, { words }) => (await find(context, words[0])).html,
    },
    add: {
      summary: 'a new notice, out at once unless it is scheduled',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: {
        ...fields,
        kind: { ...fields['kind']!, required: true },
        title: { ...fields['title']!, required: true },
        html: { ...fields['html']!, required: true },
        ...times,
      },
      run: async (context, given) => {
        const [slug = ''] = given.words
        const words = { title: '', summary: '', html: '', ...changesOf(textOf(given)) }
        const kind = given.text['kind'] as Item['kind']
        await save(context, { slug, from: null, until: null, ...words, kind, ...(await timesOf(context, given)) }, 'new')
        return `Notice ${slug} is in place.`
      },
    },
    change: {
      summary: 'other words for a notice',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: fields,
      run: async (context, given) => {
        const before = await find(context, given.words[0])
        await save(context, { ...before, ...changesOf(textOf(given)) }, 'any')
        return `Notice ${before.slug} is changed.`
      },
    },
    schedule: {
      summary: 'when a notice is out',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: times,
      run: async (context, given) => {
        const before = await find(context, given.words[0])
        const item = { ...before, ...changesOf(await timesOf(context, given)) }
        await save(context, item, 'any')
        return `Notice ${item.slug} is out from ${told(context, item.from, -Infinity)} until ${told(context, item.until, Infinity)}.`
      },
    },
    remove: {
      summary: 'notices away; an operator can bring them back',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => {
        for (const slug of words) await find(context, slug)
        for (const slug of words) await removeItem(context, { subject: 'notices', slug, madeFrom: 'any' })
        return `Gone: ${words.join(', ')}.`
      },
    },
  },
}
