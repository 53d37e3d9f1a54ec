import Type from 'typebox'

/** Chips on places, in minor units. */
export const LiveChips = Type.Record(Type.String({ pattern: '^[A-Za-z0-9:.-]{1,40}$' }), Type.String({ pattern: '^[1-9][0-9]{0,11}$' }))
