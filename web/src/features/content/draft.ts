import type { ContentItems, ContentSubject } from '@tucano/contract/content'
import { momentOf, typedMoment } from '#platform/typed-moment'
import type { Draft, FieldName } from './fields.ts'

type Value = string | number | boolean | null | readonly string[]

const MOMENTS: readonly string[] = ['from', 'until'] satisfies FieldName[]

/** What the form begins with. */
export function draftOf(item: Readonly<Record<string, Value>>, timeZone: string): Draft {
  const typed = (value: Value): string => {
    if (typeof value === 'number') return typedMoment(value, timeZone)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return value === null ? '' : typeof value === 'string' ? value : value.join('\n')
  }
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, typed(value)]))
}

/** What the form says, as it is sent. A moment that nobody touched stays as exact as it was. */
export function itemOf<S extends ContentSubject>(draft: Draft, before: ContentItems[S], timeZone: string): ContentItems[S] {
  const first = draftOf(before, timeZone)
  const values = Object.entries(before).map(([name, value]: [string, Value]): [string, Value] => {
    const typed = draft[name as FieldName] ?? ''
    if (typed === first[name as FieldName]) return [name, value]
    if (MOMENTS.includes(name)) return [name, typed === '' ? null : momentOf(typed, timeZone)]
    if (typeof value === 'boolean') return [name, typed === 'yes']
    if (Array.isArray(value)) return [name, typed.split('\n').filter((line) => line.trim() !== '')]
    return [name, typed]
  })
  return Object.fromEntries(values) as ContentItems[S]
}

/** What a new thing begins as. */
export const emptyItems: ContentItems = {
  games: { slug: '', name: '', nameEn: '', state: 'open' },
  vendors: { slug: '', name: '', state: 'open', hot: false },
  banners: {
    slug: '',
    group: 'w_home',
    title: '',
    subtitle: '',
    image: 'banners/home-1.svg',
    alt: '',
    linkType: '',
    link: '',
    label: '',
    vendor: '',
    node: '',
    room: '',
    from: null,
    until: null,
  },
  notices: { slug: '', kind: 'PL', title: '', summary: '', html: '', from: null, until: null },
  articles: { slug: '', category: 'account', title: '', html: '' },
  synonyms: { slug: '', words: [] },
  replies: { slug: '', title: '', text: '' },
  words: { slug: '' },
}

/** A name for addresses out of a title: "Novo salão!" is `novo-salao`. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
