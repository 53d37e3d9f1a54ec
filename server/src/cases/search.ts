import { isCpf } from '@tucano/pix'

/** What a search in a history may mean, by its letters alone. Digits can mean several things at once, and all are looked for. */
export interface CaseSearch {
  /** Of the request, or of whatever it has a name for: lower case. */
  text: string
  id?: string
  memberId?: bigint
  /** Minor units. */
  amount?: bigint
  cpf?: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const WHOLE = /^[1-9]\d{0,17}$/
/** 1234,5 and 1.234,50 and 1,234.50: one or two digits after the last sign are decimals. */
const AMOUNT =
  /^(?:r\$\s*)?(?:(\d{1,12})(?:[.,](\d{1,2}))?|(\d{1,3}(?:\.\d{3}){1,3})(?:,(\d{1,2}))?|(\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?)$/

export function readCaseSearch(query: string): CaseSearch {
  const text = query.trim().toLowerCase()
  const [, plain, plainCents, dotted, dottedCents, comma, commaCents] = AMOUNT.exec(text) ?? []
  const [whole, cents = ''] = [plain ?? dotted ?? comma, plainCents ?? dottedCents ?? commaCents]
  const digits = text.replaceAll(/[.-]/g, '')
  return {
    text,
    ...(UUID.test(text) ? { id: text } : {}),
    ...(WHOLE.test(text) ? { memberId: BigInt(text) } : {}),
    ...(whole === undefined ? {} : { amount: BigInt(`${whole.replaceAll(/[.,]/g, '')}${cents.padEnd(2, '0')}`) }),
    ...(/^[\d.-]+$/.test(text) && isCpf(digits) ? { cpf: digits } : {}),
  }
}
