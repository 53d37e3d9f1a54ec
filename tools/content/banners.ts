import fs from 'node:fs'
import path from 'node:path'
import { type Brand, brandFolder } from '@tucano/brand'
import { bannerGroups, linkageTypes } from '@tucano/contract/notices'
import { type BannerRow, type Times, bannerEditing } from '../../server/src/features/notices/editing.ts'
import { type Context, type Given, type Option, Refusal, type Subject, changesOf, checkSlug, findRow, newOrder } from './subject.ts'

const fields: Record<string, Option> = {
  title: { type: 'text', help: 'the words on it', max: 80 },
  subtitle: { type: 'text', help: 'the smaller words', max: 160 },
  image: { type: 'text', help: 'the picture, below the assets of the brand: banners/home-1.svg', max: 120 },
  'link-type': { type: 'choice', help: 'URL an address or a path, P a promotion, G a game, empty for none', choices: linkageTypes },
  link: { type: 'text', help: 'where it leads: /rng, https://…, the anchor of a promotion', max: 300 },
  label: { type: 'text', help: 'the words on its button', max: 40 },
  vendor: { type: 'text', help: 'the vendor of the game, for G', max: 12 },
  node: { type: 'text', help: 'the game, for G', max: 40 },
  room: { type: 'text', help: 'the room of the game, for G', max: 40 },
}
const times: Record<string, Option> = {
  from: { type: 'time', help: 'when it begins to show' },
  until: { type: 'time', help: 'when it ends' },
}

const textOf = ({ text }: Given) => ({
  title: text['title'],
  subtitle: text['subtitle'],
  image: text['image'],
  linkage_type: text['link-type'],
  linkage: text['link'],
  linkage_label: text['label'],
  vendor: text['vendor'],
  node_id: text['node'],
  room_id: text['room'],
})
const timesOf = ({ time }: Given): Times => ({ from: time['from'], until: time['until'] })

type Looks = Pick<BannerRow, 'image' | 'linkage_type' | 'linkage' | 'linkage_label' | 'vendor' | 'node_id'>

/** What a banner as a whole must be, whichever of its fields was just changed. */
function check({ image, linkage_type: type, linkage, linkage_label: label, vendor, node_id: node }: Looks, brand: Brand): void {
  if (!/^[\w-]+(\/[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/.test(image)) throw new Refusal(`image: "${image}" is no picture below the assets.`)
  if (brand.imageCDNs.includes('/brand') && !fs.existsSync(path.join(brandFolder(brand), 'assets', image)))
    throw new Refusal(`image: the brand has no ${image}.`)
  if ((type === '') !== (label === '')) throw new Refusal('label: a banner with a link has words on its button, and one without has none.')
  if (type === 'URL' && !/^(\/(?!\/)|https:\/\/)\S*$/.test(linkage)) throw new Refusal('link: must begin with / or https://.')
  if (type === 'P' && !/^[\w-]+$/.test(linkage)) throw new Refusal('link: must be the anchor of a promotion.')
  if (type === 'G' && !(vendor && node)) throw new Refusal('vendor, node: a banner that opens a game names both.')
}

const find = async ({ db }: Context, slug: string | undefined): Promise<BannerRow> => findRow(await bannerEditing.list(db), slug, 'banner')

export const banners: Subject = {
  name: 'banners',
  summary: 'pictures with words at the head of a page',
  actions: {
    list: {
      summary: 'all banners, in the order in which they show',
      options: { group: { type: 'choice', help: 'only one group', choices: bannerGroups } },
      run: async ({ db, moment }, { text: { group } }) => {
        const rows = (await bannerEditing.list(db)).filter((row) => !group || row.group_name === group)
        return {
          head: ['slug', 'group', 'title', 'link', 'from', 'until'],
          rows: rows.map((row) => [row.slug, row.group_name, row.title, row.linkage, moment(row.starts_at), moment(row.ends_at)]),
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
        const slug = checkSlug(given.words[0])
        const empty = { subtitle: '', linkage_type: '', linkage: '', linkage_label: '', vendor: '', node_id: '', room_id: '' }
        const looks = { ...empty, ...changesOf(textOf(given)) } as Looks & typeof empty & { title: string }
        check(looks, context.brand)
        await bannerEditing.add(context.db, { slug, group_name: given.text['group']!, ...looks }, timesOf(given))
        return `Banner ${slug} is in ${given.text['group']}.`
      },
    },
    change: {
      summary: 'other words, picture or link for a banner',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: fields,
      run: async (context, given) => {
        const before = await find(context, given.words[0])
        const changes = changesOf(textOf(given))
        check({ ...before, ...changes }, context.brand)
        await bannerEditing.change(context.db, before.slug, changes)
        return `Banner ${before.slug} is changed.`
      },
    },
    schedule: {
      summary: 'when a banner shows',
      takes: '<slug>',
      words: { min: 1, max: 1 },
      options: times,
      run: async (context, given) => {
        const { slug } = await find(context, given.words[0])
        await bannerEditing.schedule(context.db, slug, changesOf(timesOf(given)))
        const { starts_at, ends_at } = await find(context, slug)
        return `Banner ${slug} shows from ${context.moment(starts_at)} until ${context.moment(ends_at)}.`
      },
    },
    order: {
      summary: 'which banners of a group come first',
      takes: '<group> <slug …>',
      words: { min: 2, max: 100 },
      run: async ({ db }, { words: [group = '', ...slugs] }) => {
        const present = (await bannerEditing.list(db)).filter((row) => row.group_name === group).map(({ slug }) => slug)
        const order = newOrder(present, slugs, `group ${group}`)
        await bannerEditing.order(db, order)
        return `${group}: ${order.join(', ')}.`
      },
    },
    remove: {
      summary: 'banners away for good',
      takes: '<slug …>',
      words: { min: 1, max: 100 },
      run: async (context, { words }) => {
        for (const slug of words) await find(context, slug)
        await bannerEditing.remove(context.db, words)
        return `Gone: ${words.join(', ')}.`
      },
    },
  },
}
