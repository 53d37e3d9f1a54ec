import { announcementTypes } from '@tucano/contract/notices'
import { type NoticeRow, type Times, noticeEditing } from '../../server/src/features/notices/editing.ts'
import { type Context, type Given, type Option, type Subject, changesOf, checkSlug, findRow } from './subject.ts'

const kinds = announcementTypes.filter((type) => type !== 'B')

const fields: Record<string, Option> = {
  kind: { type: 'choice', help: 'PL for players, PU pop-up, PR promotion, H home', choices: kinds },
  title: { type: 'text', help: 'its title', max: 120 },
  summary: { type: 'text', help: 'one sentence about it', max: 300 },
  html: { type: 'html', help: 'what it says' },
}
const times: Record<string, Option> = {
  from: { type: 'time', help: 'when it comes out; notices are in the order of their time, the newest first' },
  until: { type: 'time', help: 'when it goes' },
}

const textOf = ({ text }: Given) => ({ kind: text['kind'], title: text['title'], summary: text['summary'], content: text['html'] })
const timesOf = ({ time }: Given): Times => ({ from: time['from'], until: time['until'] })
const find = async ({ db }: Context, slug: string | undefined): Promise<NoticeRow> => findRow(await noticeEditing.list(db), slug, 'notice')

export const notices: Subject = {
  name: 'notices',
  summary: 'announcements in words, promotions among them',
  actions: {
    list: {
      summary: 'all notices, the newest first',
      options: { kind: { type: 'choice', help: 'only one kind', choices: kinds } },
      run: async ({ db, moment }, { text: { kind } }) => {
        const rows = (await noticeEditing.list(db)).filter((row) => !kind || row.kind === kind)
        return {
          head: ['slug', 'kind', 'title', 'from', 'until'],
          rows: rows.map((row) => [row.slug, row.kind, row.title, moment(row.published_at), moment(row.ends_at)]),
        }
      },
    },
    show: {
      summary: 'what a notice says, as it is stored',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      run: async (context, { words }) => (await find(context, words[0])).content,
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
      run: async ({ db }, given) => {
        const slug = checkSlug(given.words[0])
        const row = changesOf(textOf(given))
        await noticeEditing.add(db, { slug, ...row, kind: row.kind!, title: row.title!, content: row.content! }, timesOf(given))
        return `Notice ${slug} is in place.`
      },
    },
    change: {
      summary: 'other words for a notice',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: fields,
      run: async (context, given) => {
        const { slug } = await find(context, given.words[0])
        await noticeEditing.change(context.db, slug, changesOf(textOf(given)))
        return `Notice ${slug} is changed.`
      },
    },
    schedule: {
      summary: 'when a notice is out',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: times,
      run: async (context, given) => {
        const { slug } = await find(context, given.words[0])
        await noticeEditing.schedule(context.db, slug, changesOf(timesOf(given)))
        const { published_at, ends_at } = await find(context, slug)
        return `Notice ${slug} is out from ${context.moment(published_at)} until ${context.moment(ends_at)}.`
      },
    },
    remove: {
      summary: 'notices away for good',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => {
        for (const slug of words) await find(context, slug)
        await noticeEditing.remove(context.db, words)
        return `Gone: ${words.join(', ')}.`
      },
    },
  },
}
