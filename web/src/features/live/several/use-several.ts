import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#platform/text'
import type { ShownTable } from '../queries.ts'
import { severalPath } from './beside.ts'
import { chipsFor } from './chips.ts'
import type { Side } from './side.ts'
import { texts } from './texts.ts'
import { Voice } from './voice.ts'

/** What tables that are open side by side have in common: the chip in hand, one voice, what lies on all of them, and the address that names them. */
export function useSeveral(open: readonly ShownTable[]) {
  const t = useText(texts)
  const [, navigate] = useLocation()
  const [chosen, setChip] = useState<bigint>()
  const [stakes, setStakes] = useState<Readonly<Record<string, bigint>>>({})
  const [said, setSaid] = useState('')
  const [voice] = useState(() => new Voice(setSaid))
  useEffect(() => () => voice.stop(), [voice])
  const codes = open.map(({ code }) => code)
  const values = chipsFor(open.map(({ limits }) => limits))
  const chip = values.find((value) => value === chosen) ?? values[0]!
  const go = (to: readonly string[]): void => navigate(severalPath(to), { replace: true })
  const sideOf = ({ code, name }: ShownTable): Side => ({
    // Two have the same room.
    isLarge: code === codes[0] || codes.length === 2,
    chip,
    say: (sentence) => voice.say(code, t('says', { name, sentence })),
    onEnlarge: code === codes[0] || codes.length === 2 ? undefined : () => go([code, ...codes.filter((one) => one !== code)]),
    onRemove: () => {
      voice.forget(code)
      go(codes.filter((one) => one !== code))
    },
    onStake: (stake) => setStakes((all) => (all[code] === stake ? all : { ...all, [code]: stake })),
  })
  return {
    chip,
    setChip,
    values,
    said,
    stake: codes.reduce((sum, code) => sum + (stakes[code] ?? 0n), 0n),
    sideOf,
    pathWith: (code: string): string => severalPath([...codes, code]),
  }
}
