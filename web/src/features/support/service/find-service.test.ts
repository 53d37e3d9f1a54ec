import type { ServiceEntry } from '@tucano/contract/support'
import { expect, test } from 'vitest'
import { newest } from './find-service.ts'

const entry = (csType: ServiceEntry['csType'], version: number): ServiceEntry => ({ csType, version, type: 1, link: `${csType}${version}` })
const services = [entry('LIVECHAT', 1), entry('LIVECHAT', 3), entry('LIVECHAT', 2), entry('VIP', 2), entry('HELP', 1)]

test('a page takes the newest entry that it understands, and what comes next where there is none [CSV-03]', () => {
  expect(newest(services, 'LIVECHAT', 2)?.link).toBe('LIVECHAT2')
  expect(newest(services, 'VIP', 2)?.link).toBe('VIP2')
  expect(newest(services, 'VIP', 1)?.link).toBe('LIVECHAT1')
  expect(newest([entry('HELP', 1), entry('VIP', 1)], 'LIVECHAT', 1)?.link).toBe('HELP1')
  expect(newest([entry('LIVECHAT', 9)], 'LIVECHAT', 2)).toBeUndefined()
})
