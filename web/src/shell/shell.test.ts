import { expect, test } from 'vitest'
import { closedFor } from './closed-for.ts'
import { pageType } from './page-type.ts'
import { guardedPath } from './route-guard.ts'

test('the page-type class comes from the path', () => {
  expect(pageType('/')).toBe('page-home')
  expect(pageType('/index.html')).toBe('page-home')
  expect(pageType('/rng')).toBe('page-rng')
  expect(pageType('/pointMall')).toBe('page-pointmall')
  expect(pageType('/lobby/FISH')).toBe('page-lobby')
  expect(pageType('/a b<c>')).toBe('page-abc')
})

test('the guard is asleep unless the brand wakes it', () => {
  expect(guardedPath({ pathname: '/rng', token: undefined, loginedToHomePage: false })).toBeUndefined()
  expect(guardedPath({ pathname: '/rng', token: 'x', loginedToHomePage: true })).toBeUndefined()
  for (const pathname of [
    '/login',
    '/register',
    '/register.html',
    '/helpmc',
    '/download',
    '/operator',
    '/operator/diario',
    '/responsible',
  ]) {
    expect(guardedPath({ pathname, token: undefined, loginedToHomePage: true })).toBeUndefined()
  }
  for (const pathname of ['/', '/rng', '/help', '/down', '/loginx', '/operatorx']) {
    expect(guardedPath({ pathname, token: undefined, loginedToHomePage: true })).toBe('/login')
  }
})

test('whoever has closed play is shown no promotion, be it for a while or for months', () => {
  for (const page of ['promotions', 'promotionDetail', 'redEnvelope', 'luckyWheel', 'raffle', 'pointMall'] as const) {
    expect(closedFor(page, undefined)).toBeUndefined()
    expect(closedFor(page, 'pause')).toBe('Place')
    expect(closedFor(page, 'exclusion')).toBe('Place')
  }
  expect(closedFor('help', 'pause')).toBeUndefined()
})
