import { BadPicks, type Content, type Play, type Shape, quickPick } from '@tucano/lottery'
import { useState } from 'react'
import type { SlipLine } from './slip-store.ts'
import { pageChance } from './chance.ts'
import { readTyped } from './read-typed.ts'

/** What keeps a choice from being a bet: nothing chosen, some pads empty, too few places, or what does not go together. */
export type Missing = { why: 'nothing' } | { why: 'pads'; pads: readonly string[] } | { why: 'places'; count: number } | { why: 'apart' }

export interface Draft {
  play: Play
  groups: readonly (readonly string[])[]
  typed: string
  unit: number
  multiple: number
  /** The line of the slip that is being changed. */
  editing: number | undefined
}

const emptyOf = (play: Play): string[][] => play.pads.map(() => [])
const isTyped = (play: Play): boolean => play.pads.some(({ look }) => look === 'typed')

/** The canonical text of what was chosen, or what is missing. */
function readDraft({ play, groups, typed }: Pick<Draft, 'play' | 'groups' | 'typed'>): { picks: string } | { missing: Missing } {
  const [pad] = play.pads
  const chosen = pad && isTyped(play) ? [readTyped(typed, pad.digits, pad.max).numbers] : groups
  if (chosen.every(({ length }) => length === 0)) return { missing: { why: 'nothing' } }
  const short = play.pads.filter(({ min }, place) => (chosen[place]?.length ?? 0) < min)
  if (short.length > 0) return { missing: { why: 'pads', pads: short.map(({ key }) => key) } }
  const filled = chosen.filter(({ length }) => length > 0).length
  if (filled < play.least) return { missing: { why: 'places', count: play.least } }
  try {
    return { picks: play.write(play.read(play.write(chosen))) }
  } catch (error) {
    if (error instanceof BadPicks) return { missing: { why: 'apart' } }
    throw error
  }
}

/** What is being put together on the pads. */
export function useDraft(shape: Shape, first: Play, units: readonly number[]) {
  const [draft, setDraft] = useState<Draft>(() => ({
    play: first,
    groups: emptyOf(first),
    typed: '',
    unit: units[0] ?? 200,
    multiple: 1,
    editing: undefined,
  }))
  const change = (by: Partial<Draft>): void => setDraft((before) => ({ ...before, ...by }))
  const take = (play: Play, picks: string): Partial<Draft> => {
    const groups = play.read(picks)
    return { play, groups, typed: isTyped(play) ? groups.flat().join(' ') : '' }
  }
  const read = readDraft(draft)
  const content: Content | undefined =
    'picks' in read ? { play: draft.play.code, picks: read.picks, unit: draft.unit, multiple: draft.multiple } : undefined
  return {
    draft,
    content,
    missing: 'missing' in read ? read.missing : undefined,
    change,
    choosePlay: (play: Play) => change({ play, groups: emptyOf(play), typed: '', editing: undefined }),
    chooseOn: (place: number, chosen: string[]) =>
      setDraft((before) => ({ ...before, groups: before.groups.map((group, n) => (n === place ? chosen : group)) })),
    clear: () => setDraft((before) => ({ ...before, groups: emptyOf(before.play), typed: '', editing: undefined })),
    /** One bet by chance onto the pads. */
    pickForMe: () => {
      const { play } = draft
      change(take(play, play.write(quickPick(play, pageChance()))))
    },
    /** Bets by chance, without touching the pads. */
    picksForMe: (count: number): Content[] =>
      Array.from({ length: count }, () => ({
        play: draft.play.code,
        picks: draft.play.write(quickPick(draft.play, pageChance())),
        unit: draft.unit,
        multiple: draft.multiple,
      })),
    edit: ({ key, play, picks, unit, multiple }: SlipLine) => {
      const found = shape.plays.find(({ code }) => code === play)
      if (found) change({ ...take(found, picks), unit, multiple, editing: key })
    },
  }
}
export type Desk = ReturnType<typeof useDraft>
