import type { Content } from '@tucano/lottery'
import { create } from 'zustand'
import type { Near } from '../queries.ts'

/** One line of a slip, with a name of its own while it is on the page. */
export interface SlipLine extends Content {
  key: number
}

/** What a page is putting together for one game. */
export interface GameSlip {
  /** The draw that its lines were added for; another one only by consent. */
  numero: string | undefined
  lines: readonly SlipLine[]
  /** Null until the member has chosen: the most that is possible. */
  series: number | null
}

const EMPTY: GameSlip = { numero: undefined, lines: [], series: null }

/** Slips by games. They live as long as the page: whoever goes to look at another game finds them again. */
const useSlips = create<{ slips: Readonly<Record<string, GameSlip>> }>()(() => ({ slips: {} }))

let made = 0

export const useSlip = (gameCode: string): GameSlip => useSlips(({ slips }) => slips[gameCode] ?? EMPTY)
export const slipOf = (gameCode: string): GameSlip => useSlips.getState().slips[gameCode] ?? EMPTY

const change = (gameCode: string, by: (before: GameSlip) => GameSlip): void =>
  useSlips.setState(({ slips }) => ({ slips: { ...slips, [gameCode]: by(slips[gameCode] ?? EMPTY) } }))

/** Adds lines for a draw. The same line again raises the multiple of the one that is there. */
export function addToSlip(gameCode: string, numero: string | undefined, contents: readonly Content[], most: number): void {
  change(gameCode, (before) => {
    const lines = [...before.lines]
    for (const content of contents) {
      const at = lines.findIndex(({ play, picks, unit }) => play === content.play && picks === content.picks && unit === content.unit)
      const same = lines[at]
      if (same) lines[at] = { ...same, multiple: Math.min(most, same.multiple + content.multiple) }
      else lines.push({ ...content, key: ++made })
    }
    return { ...before, numero: before.lines.length > 0 ? before.numero : numero, lines }
  })
}

export const changeLine = (gameCode: string, key: number, by: Partial<Content>): void =>
  change(gameCode, (before) => ({ ...before, lines: before.lines.map((line) => (line.key === key ? { ...line, ...by } : line)) }))

export const removeLine = (gameCode: string, key: number): void =>
  change(gameCode, (before) => ({ ...before, lines: before.lines.filter((line) => line.key !== key) }))

export const clearSlip = (gameCode: string): void => change(gameCode, (before) => ({ ...before, lines: [], numero: undefined }))

/** The slip is for another draw now: the member has said so. */
export const moveSlip = (gameCode: string, numero: string): void => change(gameCode, (before) => ({ ...before, numero }))

export const chooseSeries = (gameCode: string, series: number): void => change(gameCode, (before) => ({ ...before, series }))

/** Whether the draw that a slip was put together for takes no bets any more: only whoever put it together moves it on. */
export const hasClosed = ({ numero, lines }: GameSlip, { currentNumero }: Near): boolean =>
  lines.length > 0 && numero !== undefined && currentNumero !== null && currentNumero.numero !== numero
