import Type from 'typebox'

/** Minor units of a currency, as a decimal string: no float ever touches money. */
export const Money = Type.String({ pattern: '^-?(0|[1-9][0-9]{0,18})$' })

/** An amount that somebody asks to move: above zero, at most 10^15 minor units. */
export const Amount = Type.String({ pattern: '^([1-9][0-9]{0,14}|1000000000000000)$' })

/** The chips of free play, which never meet money. */
export const PLAY_CURRENCY = 'FUN'
/** What members earn by playing. */
export const POINTS_CURRENCY = 'PTS'
