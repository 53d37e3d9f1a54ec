import { type ContentItems, contentMax } from '@tucano/contract/content'
import { bannerGroups, linkageTypes } from '@tucano/contract/notices'
import { removeItem, saveItem } from '../../server/src/content/edit.ts'
import { orderList } from '../../server/src/content/order.ts'
import { subjects } from '../../server/src/content/subjects.ts'
import { type Context, type Given, type Option, type Subject, changesOf, findRow } from './subject.ts'
import { timeOptions, timesOf, told } from './times.ts'

type Item = ContentItems['banners']
const max = contentMax.banners

const fields: Record<string, Option> = {
  title: { type: 'text', help: 'the words on it', max: max.title },
  subtitle: { type: 'text', help: 'the smaller words', max: max.subtitle },
  image: { type: 'text', help: 'the picture, below the assets of the brand: banners/home-1.svg', max: max.image },
  alt: { type: 'text', help: 'what a picture that was uploaded shows, in words', max: max.alt },
  'link-type': { type: 'choice', help: 'URL an address or a path, P a promotion, G a game, empty for none', choices: linkageTypes },
  link: { type: 'text', help: 'where it leads: /rng, https://…, the anchor of a promotion', max: max.link },
  label: { type: 'text', help: 'the words on its button', max: max.label },
  vendor: { type: 'text', help: 'the vendor of the game, for G', max: max.vendor },
  node: { type: 'text', help: 'the number of the game, for G', max: max.node },
  room: { type: 'text', help: 'the room of the game, for G', max: max.room },
}
const times = timeOptions('when it begins to show', 'when it ends')

const textOf = ({ text }: Given) => ({
  title: text['title'],
  subtitle: text['subtitle'],
  image: text['image'],
  alt: text['alt'],
  linkType: text['link-type'] as Item['linkType'] | undefined,
  link: text['link'],
  label: text['label'],
  vendor: text['vendor'],
  node: text['node'],
  room: text['room'],
})

const empty = { subtitle: '', alt: '', linkType: '', link: '', label: '', vendor: '', node: '', room: '', from: null, until: null } as const
const find = async ({ db }: Context, slug: string | undefined): Promise<Item> => findRow(await subjects.banners.read(db), slug, 'banner')
const save = (context: Context, item: Item, madeFrom: 'new' | 'any') => saveItem(context, { subject: 'banners', item, madeFrom })

export const banners: Subject = {
  name: 'banners',
  summary: 'pictures with words at the head of a page',
  actions: {
    list: {
      summary: 'all banners, in the order in which they show',
      options: { group: { type: 'choice', help: 'only one group', choices: bannerGroups } },
      run: async (context, { text: { group } }) => {
        const items = (await subjects.banners.read(context.db)).filter((item) => !group || item.group === group)
        return {
          head: ['slug', 'group', 'title', 'link', 'from', 'until'],
          rows: items.map(({ slug, group: where, title, link, from, until }) => [
            slug,
            where,
            title,
            link,
            told(context, from, -Infinity),
            told(context, until, Infinity),
          ]),
        }
      },
    },
    add: {
      summary: 'a new banner, last in its group',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: {
        group: { type: 'choice', help: 'where it shows', choices: bannerGroups, required: true },
        ...fields,
        title: { ...fields['title']!, required: true },
        image: { ...fields['image']!, required: true },
        ...times,
      },
      run: async (context, given) => {
        const [slug = ''] = given.words
        const group = given.text['group'] as Item['group']
        const words = { title: '', image: '', ...changesOf(textOf(given)) }
        await save(context, { slug, group, ...empty, ...words, ...(await timesOf(context, given)) }, 'new')
        return `Banner ${slug} is in ${group}.`
      },
    },
    change: {
      summary: 'other words, picture or link for a banner',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: fields,
      run: async (context, given) => {
        const before = await find(context, given.words[0])
        await save(context, { ...before, ...changesOf(textOf(given)) }, 'any')
        return `Banner ${before.slug} is changed.`
      },
    },
    schedule: {
      summary: 'when a banner shows',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: times,
      run: async (context, given) => {
        const before = await find(context, given.words[0])
        const item = { ...before, ...changesOf(await timesOf(context, given)) }
        await save(context, item, 'any')
        return `Banner ${item.slug} shows from ${told(context, item.from, -Infinity)} until ${told(context, item.until, Infinity)}.`
      },
    },
    order: {
      summary: 'which banners of a group come first',
      takes: '<group> <slug …>',
      words: { min: 2, max: 100 },
      run: async (context, { words: [group = '', ...slugs] }) =>
        `${group}: ${(await orderList(context, { list: 'banners', group, wanted: slugs })).join(', ')}.`,
    },
    remove: {
      summary: 'banners away; an operator can bring them back',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => {
        for (const slug of words) await find(context, slug)
        for (const slug of words) await removeItem(context, { subject: 'banners', slug, madeFrom: 'any' })
        return `Gone: ${words.join(', ')}.`
      },
    },
  },
}
