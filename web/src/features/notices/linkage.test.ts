import type { Banner } from '@tucano/contract/notices'
import { expect, test } from 'vitest'
import { linkageOf } from './linkage.ts'

const banner = (change: Partial<Banner>): Banner => ({
  bannerId: '1',
  groupName: 'w_home',
  url: 'x.svg',
  alt: '',
  title: '',
  subtitle: '',
  linkageType: '',
  linkage: '',
  linkageLabel: '',
  vendor: '',
  nodeId: '',
  roomId: '',
  gameType: '',
  gameCode: '',
  ...change,
})

test('a banner leads where its kind of link says', () => {
  expect(linkageOf(banner({}), undefined)).toEqual({ kind: 'none' })
  expect(linkageOf(banner({ linkageType: 'URL', linkage: '/rng' }), 'ana')).toEqual({ kind: 'route', path: '/rng' })
  expect(linkageOf(banner({ linkageType: 'URL', linkage: 'https://a.test/b?c=1' }), 'ana')).toEqual({
    kind: 'tab',
    url: 'https://a.test/b?c=1&username=ana',
  })
  expect(linkageOf(banner({ linkageType: 'URL', linkage: 'https://a.test/' }), undefined)).toEqual({ kind: 'tab', url: 'https://a.test/' })
  expect(linkageOf(banner({ linkageType: 'P', linkage: 'x' }), undefined)).toEqual({ kind: 'route', path: '/promotions#x' })
  const game = { linkageType: 'G', vendor: 'TUC', nodeId: '7', gameType: 'RNG', gameCode: 'keno' } as const
  expect(linkageOf(banner(game), undefined)).toEqual({ kind: 'route', path: '/game?vendor=TUC&type=RNG&code=keno' })
  expect(linkageOf(banner({ ...game, roomId: '3' }), undefined)).toEqual({
    kind: 'route',
    path: '/game?vendor=TUC&type=RNG&code=keno&roomId=3',
  })
})
