import { expect, test } from 'vitest'
import { StartError, readConfiguration } from './configuration.ts'

test('an empty environment is a working one', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    brand: 'tucano',
    trustedProxies: 0,
    logLevel: 'warn',
  })
})

test('a database of the operator turns the log on', () => {
  expect(readConfiguration({ DATABASE_URL: 'postgres://a:b@c/d' }).logLevel).toBe('info')
})

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ['PORT', '3000x', 'PORT must be'],
  ['TRUSTED_PROXIES', '-1', 'TRUSTED_PROXIES must be'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must look like postgres://'],
  ['DATABASE_URL', 'postgres://host', 'DATABASE_URL must look like'],
  ['DATABASE_URL', 'nonsense', 'DATABASE_URL must look like'],
  ['PROFILE_CERTIFICATE', '/nowhere.pem', 'PROFILE_CERTIFICATE must be a file that can be read'],
  ['PROFILE_KEY', import.meta.filename, 'PROFILE_CERTIFICATE and PROFILE_KEY go together'],
])('%s=%s is refused in one sentence that names it', (name, value, sentence) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(StartError)
  expect(() => readConfiguration({ [name]: value })).toThrow(sentence)
})

test('official results come from two addresses of different services, or from none', () => {
  const read = (urls: string) => readConfiguration({ LOTTERY_RESULTS_URLS: urls }).lotteryResults
  expect(readConfiguration({}).lotteryResults).toEqual([])
  expect(read('https://um.example/api/, http://dois.example:8080')).toEqual(['https://um.example/api', 'http://dois.example:8080'])
  const wrong = [
    'https://um.example',
    'https://um.example/a,https://um.example/b',
    'https://um.example,ftp://dois.example',
    'https://a.example,https://b.example,https://c.example',
    'https://a.example,',
  ]
  for (const urls of wrong) expect(() => read(urls), urls).toThrow(/^LOTTERY_RESULTS_URLS must/)
})

test('a feed of odds is named with everything that it takes to hear it, or not at all', () => {
  const whole = {
    SPORTS_FEED: 'amqps://mq.example:5671',
    SPORTS_FEED_API: 'https://api.example/',
    SPORTS_FEED_TOKEN: 't',
    SPORTS_FEED_BOOKMAKER: '1234',
  }
  expect(readConfiguration({}).sportsFeed).toBeUndefined()
  expect(readConfiguration(whole).sportsFeed).toEqual({
    address: 'amqps://mq.example:5671',
    api: 'https://api.example',
    token: 't',
    bookmaker: '1234',
  })
  const local = { ...whole, SPORTS_FEED: 'tcp://127.0.0.1:4400', SPORTS_FEED_BOOKMAKER: '' }
  expect(readConfiguration(local).sportsFeed).toMatchObject({ address: 'tcp://127.0.0.1:4400', bookmaker: undefined })
  const wrong: [name: keyof typeof whole, value: string][] = [
    ['SPORTS_FEED', 'http://mq.example'],
    ['SPORTS_FEED_API', ''],
    ['SPORTS_FEED_TOKEN', ''],
    ['SPORTS_FEED_BOOKMAKER', ''],
    ['SPORTS_FEED_BOOKMAKER', '../x'],
  ]
  for (const [name, value] of wrong) expect(() => readConfiguration({ ...whole, [name]: value }), name).toThrow(new RegExp(`^${name} must`))
})
