import Type from 'typebox'

/**
 * How ids, places in a list and days are written in every request. What does not fit never reaches the database, which could not read it:
 * digits beyond its whole numbers, years that no calendar has, half a UUID.
 */

/** The id of a row: digits that always fit eight bytes. */
export const Id = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

/** An id that whoever asks has made, as browsers write it: asking again with the same one is safe. */
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** The id of a round: a UUID of version 7, which tells when it was made. */
export const RoundId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' })

/** Where a page of a list ended: a time in microseconds, and the id of what stood last. */
export const TimeAndUuid = Type.String({ pattern: '^[0-9]{13,16}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
export const TimeAndId = Type.String({ pattern: '^[0-9]{13,16}\\.[0-9]{1,15}$' })

/** Where a page of settlements ended: a time in milliseconds, and an agreement. */
export const MillisecondAndId = Type.String({ pattern: '^[0-9]{13}\\.[1-9][0-9]{0,17}$' })

/** A position that is a number: as many as JavaScript counts without a gap. */
export const Position = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** The number of a wallet: what four bytes hold. */
export const WalletId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** The first and the last day that can be asked for. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2099-12-31'

/** A day of the calendar, in a year that a member or a record can have. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20)[0-9]{2}-' })
