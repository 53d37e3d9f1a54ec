import type { LiveView } from '@tucano/contract/live'
import { useEffect, useEffectEvent, useState } from 'react'
import { Sound } from '#play/sound/sound.ts'
import type { Side } from '../several/side.ts'

const TICKS_FROM = 3

interface Asked {
  view: LiveView
  seconds: number
  /** How many times its stake a bet has come back. */
  times: number | undefined
  side: Pick<Side, 'isLarge'> | undefined
}

/** Sounds of a table, for whoever has asked for sounds: a chip, the last seconds, a win. Of several tables the seconds of the large one are heard. */
export function useSounds({ view: { phase, round }, seconds, times, side }: Asked) {
  const isHeard = side?.isLarge ?? true
  const [sound] = useState(() => new Sound())
  useEffect(() => () => sound.close(), [sound])
  const call = useEffectEvent(() => {
    if (isHeard && phase === 'open' && seconds > 0 && seconds <= TICKS_FROM) sound.tick()
  })
  useEffect(() => call(), [seconds, phase])
  const tell = useEffectEvent(() => {
    if (times !== undefined) sound.win(times)
  })
  useEffect(() => tell(), [times, round])
  return sound
}
