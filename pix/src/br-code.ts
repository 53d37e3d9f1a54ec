import { readReais, writeReais } from './amount.ts'
import { crcOf } from './crc.ts'
import { type Fields, NotABrCode, readFields, type Wrong, writeFields } from './fields.ts'

interface Common {
  name: string
  city: string
  /** Centavos. Without it the payer chooses. */
  amount?: bigint
  txid?: string
}

/** What a payer reads: with a key it says everything itself, with an address the payer's bank asks there. */
export type BrCode = (Common & { kind: 'static'; key: string; description?: string }) | (Common & { kind: 'dynamic'; url: string })

const ARRANGEMENT = 'br.gov.bcb.pix'
const NO_TXID = '***'
const NAME_MAX = 25
const CITY_MAX = 15
const PLACE_MAX = 77
const LABEL = /^[a-zA-Z0-9]{1,25}$/
const PRINTABLE = /^[\x20-\x7e]+$/
/** An address without `https://`. */
const URL = /^[a-zA-Z0-9.-]+(:\d{1,5})?\/[\x21-\x7e]+$/

/** Field numbers of the standard; 26 is the first of those that name an arrangement. */
const FIELD = {
  format: '00',
  use: '01',
  account: '26',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  more: '62',
  crc: '63',
} as const
const IN_ACCOUNT = { arrangement: '00', key: '01', description: '02', url: '25' } as const
const IN_MORE = { txid: '05' } as const

const ONCE = '12'

export function writeBrCode(code: BrCode): string {
  const place = code.kind === 'static' ? code.key : code.url
  if (place.length > PLACE_MAX || !(code.kind === 'static' ? PRINTABLE : URL).test(place))
    throw new RangeError(`${code.kind} BR Code: ${place}`)
  if (code.txid !== undefined && !LABEL.test(code.txid)) throw new RangeError(`no txid of a BR Code: ${code.txid}`)
  const account: [string, string][] = [
    [IN_ACCOUNT.arrangement, ARRANGEMENT],
    [code.kind === 'static' ? IN_ACCOUNT.key : IN_ACCOUNT.url, place],
  ]
  if (code.kind === 'static' && code.description) account.push([IN_ACCOUNT.description, plain(code.description, PLACE_MAX)])
  const fields: [string, string][] = [[FIELD.format, '01']]
  if (code.kind === 'dynamic') fields.push([FIELD.use, ONCE])
  fields.push([FIELD.account, writeFields(account)], [FIELD.category, '0000'], [FIELD.currency, '986'])
  if (code.amount !== undefined) fields.push([FIELD.amount, writeReais(code.amount)])
  fields.push(
    [FIELD.country, 'BR'],
    [FIELD.name, plain(code.name, NAME_MAX)],
    [FIELD.city, plain(code.city, CITY_MAX)],
    [FIELD.more, writeFields([[IN_MORE.txid, code.txid ?? NO_TXID]])],
  )
  const text = `${writeFields(fields)}${FIELD.crc}04`
  return text + crcOf(text)
}

/** Letters without their accents, nothing outside ASCII, cut to what fits: every reader understands that. */
function plain(text: string, max: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trimEnd()
}

const LONGEST = 512

/** Throws NotABrCode with what is wrong. Fields that are not ours (other arrangements, recurrences) are passed over. */
export function readBrCode(text: string): BrCode {
  if (text === '') throw new NotABrCode('empty')
  if (text.length > LONGEST) throw new NotABrCode('length')
  if (!PRINTABLE.test(text)) throw new NotABrCode('characters')
  const fields = readFields(text)
  const ids = [...fields.keys()]
  demand(ids[0] === FIELD.format && ids.at(-1) === FIELD.crc, 'order')
  demand(fields.get(FIELD.crc) === crcOf(text.slice(0, -4)), 'crc')
  demand(fields.get(FIELD.format) === '01', 'format')
  demand(!fields.has(FIELD.use) || ['11', ONCE].includes(fields.get(FIELD.use) ?? ''), 'format')
  demand(/^\d{4}$/.test(fields.get(FIELD.category) ?? ''), 'category')
  demand(fields.get(FIELD.currency) === '986', 'currency')
  demand(fields.get(FIELD.country) === 'BR', 'country')
  const common = {
    name: bounded(fields.get(FIELD.name), NAME_MAX, 'name'),
    city: bounded(fields.get(FIELD.city), CITY_MAX, 'city'),
    ...readAmount(fields.get(FIELD.amount)),
    ...readTxid(fields.get(FIELD.more)),
  }
  return { ...common, ...readPlace(fields) }
}

function demand(holds: boolean, wrong: Wrong): asserts holds {
  if (!holds) throw new NotABrCode(wrong)
}

function bounded(value: string | undefined, max: number, wrong: Wrong): string {
  demand(value !== undefined && value.length <= max && value.trim() !== '', wrong)
  return value
}

function readAmount(value: string | undefined): { amount?: bigint } {
  if (value === undefined) return {}
  const amount = readReais(value)
  demand(amount !== undefined, 'amount')
  return { amount }
}

function readTxid(more: string | undefined): { txid?: string } {
  const txid = more === undefined ? undefined : readFields(more).get(IN_MORE.txid)
  demand(txid === NO_TXID || (txid !== undefined && LABEL.test(txid)), 'txid')
  return txid === NO_TXID ? {} : { txid }
}

type Place = { kind: 'static'; key: string; description?: string } | { kind: 'dynamic'; url: string }

function readPlace(fields: Fields): Place {
  const account = fields.get(FIELD.account)
  demand(account !== undefined, 'arrangement')
  const parts = readFields(account)
  demand(parts.get(IN_ACCOUNT.arrangement)?.toLowerCase() === ARRANGEMENT, 'arrangement')
  const url = parts.get(IN_ACCOUNT.url)
  const key = parts.get(IN_ACCOUNT.key)
  if (url !== undefined) {
    demand(key === undefined && url.length <= PLACE_MAX && URL.test(url), 'url')
    return { kind: 'dynamic', url }
  }
  const description = parts.get(IN_ACCOUNT.description)
  return { kind: 'static', key: bounded(key, PLACE_MAX, 'key'), ...(description === undefined ? {} : { description }) }
}
