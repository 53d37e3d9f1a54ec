import { expect, test } from 'vitest'
import { momentOf, typedMoment } from '#platform/typed-moment'
import { draftOf, itemOf, slugFrom } from './draft.ts'

const ZONE = 'America/Sao_Paulo'
const banner = {
  slug: 'novo',
  group: 'w_home',
  title: 'Novo',
  subtitle: '',
  image: 'banners/rng.svg',
  alt: '',
  linkType: '',
  link: '',
  label: '',
  vendor: '',
  node: '',
  room: '',
  from: Date.parse('2026-11-17T12:02:33.123Z'),
  until: null,
} as const

test('moments are typed in the brand’s time zone, and one that nobody touched stays exact', () => {
  const draft = draftOf(banner, ZONE)
  expect(draft.from).toBe('2026-11-17T09:02')
  expect(draft.until).toBe('')
  expect(itemOf<'banners'>(draft, banner, ZONE)).toEqual(banner)
  const item = itemOf<'banners'>({ ...draft, title: 'Outro', until: '2026-12-01T00:00' }, banner, ZONE)
  expect(item).toEqual({ ...banner, title: 'Outro', until: Date.parse('2026-12-01T03:00:00Z') })
  expect(itemOf<'banners'>({ ...draft, from: '' }, banner, ZONE).from).toBeNull()
  expect(momentOf('', ZONE)).toBeNull()
})

test('a moment comes back as it was typed, also where clocks change', () => {
  for (const zone of [ZONE, 'Europe/Lisbon', 'America/New_York', 'UTC'])
    for (const typed of ['2026-03-29T00:30', '2026-03-29T03:30', '2026-10-25T03:30', '2026-11-01T05:00', '2026-07-01T12:00'])
      expect(typedMoment(momentOf(typed, zone)!, zone), `${typed} ${zone}`).toBe(typed)
})

test('a mark is a choice of two', () => {
  const vendor = { slug: 'ARA', name: 'Arara', state: 'open', hot: true } as const
  expect(draftOf(vendor, ZONE).hot).toBe('yes')
  expect(itemOf<'vendors'>({ ...draftOf(vendor, ZONE), hot: 'no' }, vendor, ZONE)).toEqual({ ...vendor, hot: false })
})

test('words are one a line, and a title makes a name for addresses', () => {
  const words = { slug: 'TUC/keno', words: ['a', 'b'] }
  expect(draftOf(words, ZONE).words).toBe('a\nb')
  expect(itemOf<'synonyms'>({ slug: 'TUC/keno', words: 'a\n\n c \n' }, words, ZONE).words).toEqual(['a', ' c '])
  expect(slugFrom('  Novo salão: 2ª edição! ')).toBe('novo-salao-2-edicao')
})
