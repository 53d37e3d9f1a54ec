/** What can be wrong with a text that should be a BR Code. */
export type Wrong =
  | 'empty'
  | 'characters'
  | 'length'
  | 'order'
  | 'repeated'
  | 'crc'
  | 'format'
  | 'arrangement'
  | 'key'
  | 'url'
  | 'category'
  | 'currency'
  | 'amount'
  | 'country'
  | 'name'
  | 'city'
  | 'txid'

export class NotABrCode extends Error {
  readonly wrong: Wrong

  constructor(wrong: Wrong) {
    super(`not a BR Code: ${wrong}`)
    this.wrong = wrong
  }
}

/** Two digits say which field it is, two say how long, and then it comes. A field may be made of fields. */
export type Fields = ReadonlyMap<string, string>

const HEAD = 4

export function readFields(text: string): Fields {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const head = text.slice(at, at + HEAD)
    if (!/^\d{4}$/.test(head)) throw new NotABrCode('length')
    const id = head.slice(0, 2)
    const end = at + HEAD + Number(head.slice(2))
    if (end === at + HEAD || end > text.length) throw new NotABrCode('length')
    if (fields.has(id)) throw new NotABrCode('repeated')
    fields.set(id, text.slice(at + HEAD, end))
    at = end
  }
  return fields
}

const LENGTH_MAX = 99

export function writeFields(fields: Iterable<readonly [id: string, value: string]>): string {
  let text = ''
  for (const [id, value] of fields) {
    if (value.length === 0 || value.length > LENGTH_MAX) throw new RangeError(`field ${id} has ${value.length} characters`)
    text += `${id}${String(value.length).padStart(2, '0')}${value}`
  }
  return text
}
