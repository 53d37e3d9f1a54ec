/** Names a charge; chosen by whoever asks for the money. */
export const isTxid = (text: string): boolean => /^[a-zA-Z0-9]{26,35}$/.test(text)

/** Names a refund among those of one payment. */
export const isRefundId = (text: string): boolean => /^[a-zA-Z0-9]{1,35}$/.test(text)

/** Which bank, which minute (UTC), and eleven characters of its own: names one payment in the whole country. */
export function isEndToEndId(text: string): boolean {
  const [, year, month, day, hour, minute] = /^E\d{8}(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})[a-zA-Z0-9]{11}$/.exec(text) ?? []
  if (minute === undefined) return false
  const written = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`
  const at = new Date(written)
  return !Number.isNaN(at.getTime()) && at.toISOString() === written
}

interface Issue {
  /** Eight digits that name the bank. */
  ispb: string
  at: Date
  /** Eleven letters and digits that this bank uses once in that minute. */
  tail: string
}

const issued = ({ ispb, at, tail }: Issue): string => `${ispb}${at.toISOString().replace(/\D/g, '').slice(0, 12)}${tail}`

export const writeEndToEndId = (issue: Issue): string => `E${issued(issue)}`

/** The same for money on its way back. */
export const writeReturnId = (issue: Issue): string => `D${issued(issue)}`

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/
const UUID_TXID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** A uuid without its hyphens is a txid. */
export function txidOf(uuid: string): string {
  if (!UUID.test(uuid)) throw new RangeError('not a uuid in small letters')
  return uuid.replaceAll('-', '')
}

/** The uuid that a txid was made of; nothing when it was made otherwise. */
export const uuidOf = (txid: string): string | undefined => UUID_TXID.exec(txid)?.slice(1).join('-')
