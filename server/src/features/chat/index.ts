import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getRoom } from './get-room.ts'
import { muteAuthor } from './mute-author.ts'
import { removeFromRoom } from './remove-from-room.ts'
import { watchRoom } from './watch-room.ts'
import { writeInRoom } from './write-in-room.ts'

const answers = [getRoom, writeInRoom, watchRoom, removeFromRoom, muteAuthor]

export const chat = (house: House): Feature => ({ answers: answers.map((make) => make(house)) })
