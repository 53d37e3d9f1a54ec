import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BrCode, readBrCode, writeBrCode } from './br-code.ts'
import { crcOf } from './crc.ts'
import { NotABrCode, readFields, type Wrong, writeFields } from './fields.ts'

// Published by the central bank in its manual of standards for starting a Pix.
const STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const DYNAMIC =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4'
const RECURRING =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304FB42'
const RECURRING_WITH_AMOUNT =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406100.505802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac12000263042875'
/** From the first manual, with a hyphen in the txid, which later ones do not allow. */
const HYPHENATED =
  '00020104141234567890123426580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-42665544000027300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38'

const FULANO = { name: 'Fulano de Tal', city: 'BRASILIA' }
const KEY = '123e4567-e12b-12d1-a456-426655440000'
const PLACE = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441'

test('the checksum is the one of the standard', () => {
  expect(crcOf('123456789')).toBe('29B1')
  expect(crcOf('')).toBe('FFFF')
  for (const code of [STATIC, DYNAMIC, RECURRING, RECURRING_WITH_AMOUNT, HYPHENATED]) expect(crcOf(code.slice(0, -4))).toBe(code.slice(-4))
})

test('published codes are written letter by letter', () => {
  expect(writeBrCode({ kind: 'static', key: KEY, ...FULANO })).toBe(STATIC)
  expect(writeBrCode({ kind: 'dynamic', url: PLACE, ...FULANO })).toBe(DYNAMIC)
})

test('published codes are read', () => {
  expect(readBrCode(STATIC)).toEqual({ kind: 'static', key: KEY, ...FULANO })
  expect(readBrCode(DYNAMIC)).toEqual({ kind: 'dynamic', url: PLACE, ...FULANO })
  expect(readBrCode(RECURRING)).toEqual({ kind: 'dynamic', url: PLACE, ...FULANO })
  expect(readBrCode(RECURRING_WITH_AMOUNT)).toEqual({ kind: 'static', key: KEY, amount: 10050n, ...FULANO })
})

test('accents are folded and what is too long is cut', () => {
  const code = writeBrCode({
    kind: 'static',
    key: KEY,
    name: 'Associação  dos Irmãos Conceição e Filhos',
    city: 'São João da Boa Vista — SP',
  })
  expect(readBrCode(code)).toMatchObject({ name: 'Associacao dos Irmaos Con', city: 'Sao Joao da Boa' })
})

const seal = (body: string): string => `${body}6304${crcOf(`${body}6304`)}`
const fields = (code: string): Map<string, string> => new Map(readFields(code.slice(0, -8)))
const altered = (id: string, value: string | undefined): string => {
  const given = fields(STATIC)
  if (value === undefined) given.delete(id)
  else given.set(id, value)
  return seal(writeFields(given))
}
const account = (...parts: [string, string][]): string => altered('26', writeFields(parts))

const wrongs: [wrong: Wrong, text: string][] = [
  ['empty', ''],
  ['characters', STATIC.replace('Fulano', 'Fuláno')],
  ['characters', `${STATIC}\n`],
  ['crc', `${STATIC.slice(0, -1)}E`],
  ['crc', STATIC.replace('1D3D', '1d3d')],
  ['crc', STATIC.replace('Fulano', 'Fulana')],
  ['length', STATIC.slice(0, -1)],
  ['length', '0002'],
  ['length', 'abc'],
  ['length', '0000'],
  ['length', '00-1'],
  ['length', seal(writeFields([...fields(STATIC), ...['80', '81', '82', '83', '84'].map((id) => [id, 'x'.repeat(99)] as const)]))],
  ['order', STATIC.slice(6)],
  ['order', STATIC.slice(0, -8)],
  ['order', `${STATIC}800101`.replace('800101', '80010')],
  ['repeated', seal(`${STATIC.slice(0, -8)}5802BR`)],
  ['format', altered('00', '02')],
  ['format', altered('01', '13')],
  ['category', altered('52', undefined)],
  ['category', altered('52', '12')],
  ['currency', altered('53', '840')],
  ['country', altered('58', 'PT')],
  ['country', altered('58', undefined)],
  ['name', altered('59', 'x'.repeat(26))],
  ['name', altered('59', '   ')],
  ['city', altered('60', undefined)],
  ['city', altered('60', 'x'.repeat(16))],
  ['amount', altered('54', '1.5')],
  ['amount', altered('54', '-1.50')],
  ['amount', altered('54', '1e3.00')],
  ['arrangement', altered('26', undefined)],
  ['arrangement', account(['00', 'br.com.outro'], ['01', KEY])],
  ['key', account(['00', 'br.gov.bcb.pix'])],
  ['key', account(['00', 'br.gov.bcb.pix'], ['01', ' '])],
  ['url', account(['00', 'br.gov.bcb.pix'], ['25', 'https://pix.example.com/x'])],
  ['url', account(['00', 'br.gov.bcb.pix'], ['25', 'pix.example.com'])],
  ['url', account(['00', 'br.gov.bcb.pix'], ['01', KEY], ['25', 'a.b/c'])],
  ['txid', altered('62', undefined)],
  ['txid', altered('62', writeFields([['05', 'a-b']]))],
  ['txid', altered('62', writeFields([['05', '****']]))],
  ['txid', HYPHENATED],
]

test.each(wrongs)('says that the %s is wrong: %s', (wrong, text) => {
  expect(said(text)).toBe(wrong)
})

function said(text: string): Wrong | undefined {
  try {
    readBrCode(text)
    return undefined
  } catch (error) {
    if (error instanceof NotABrCode) return error.wrong
    throw error
  }
}

test('what does not fit a code is not written', () => {
  const code: BrCode = { kind: 'static', key: KEY, ...FULANO }
  for (const wrong of [
    { ...code, key: '' },
    { ...code, key: 'x'.repeat(78) },
    { ...code, name: '名前' },
    { ...code, city: '' },
    { ...code, txid: 'a b' },
    { ...code, txid: 'x'.repeat(26) },
    { ...code, amount: -1n },
    { ...code, amount: 1_000_000_000_000n },
    { ...code, kind: 'dynamic' as const, url: 'https://x.example/y' },
    { ...code, kind: 'dynamic' as const, url: `x.example/${'y'.repeat(70)}` },
  ])
    expect(() => writeBrCode(wrong)).toThrow(RangeError)
})

const letters = (min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'abcxyzABCXYZ0189'.split('')), minLength: min, maxLength: max })
const common = {
  name: letters(1, 25),
  city: letters(1, 15),
}
const maybe = {
  amount: fc.bigInt({ min: 0n, max: 999_999_999_999n }),
  txid: letters(1, 25),
}
const codes: fc.Arbitrary<BrCode> = fc.oneof(
  fc.record(
    { kind: fc.constant('static' as const), key: letters(1, 36), description: letters(1, 20), ...common, ...maybe },
    { requiredKeys: ['kind', 'key', 'name', 'city'] },
  ),
  fc.record(
    { kind: fc.constant('dynamic' as const), url: letters(1, 60).map((path) => `pix.example.com/${path}`), ...common, ...maybe },
    { requiredKeys: ['kind', 'url', 'name', 'city'] },
  ),
)

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(readBrCode(writeBrCode(code))).toEqual(code)
    }),
  )
})

test('any character that is another is noticed', () => {
  fc.assert(
    fc.property(codes, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), (code, place, other) => {
      const text = writeBrCode(code)
      const at = place % text.length
      fc.pre(text.charCodeAt(at) !== other)
      expect(said(text.slice(0, at) + String.fromCharCode(other) + text.slice(at + 1))).toBeDefined()
    }),
    { numRuns: 1000 },
  )
})

const nearly = fc.array(fc.tuple(fc.constantFrom('00', '26', '63', '80', 'x'), fc.constantFrom('01', '02', '99', ''), letters(0, 4)), {
  maxLength: 5,
})

test('any text at all is a code or is named wrong', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        nearly.map((parts) => parts.flat().join('')),
      ),
      (text) => {
        expect(said(text)).toBeDefined()
      },
    ),
  )
})
