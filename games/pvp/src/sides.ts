/** Seats are numbered from zero, in the order in which they play. With four of them, those across from each other are partners. */
export type Seat = number
export type Side = 0 | 1

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1)
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats
/** All seats from one on, in the order in which they play. */
export const seatsFrom = (first: Seat, seats: number): Seat[] => Array.from({ length: seats }, (_, n) => (first + n) % seats)
