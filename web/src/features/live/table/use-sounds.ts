import type { LiveView } from '@tucano/contract/live'
import { useEffect, useEffectEvent, useState } from 'react'
import { Sound } from '#play/sound/sound.ts'

const TICKS_FROM = 3

/** Sounds of a table, for whoever has asked for sounds: a chip, the last seconds, a win. */
export function useSounds({ phase, round }: LiveView, seconds: number, times: number | undefined) {
  const [sound] = useState(() => new Sound())
  useEffect(() => () => sound.close(), [sound])
  const call = useEffectEvent(() => {
    if (phase === 'open' && seconds > 0 && seconds <= TICKS_FROM) sound.tick()
  })
  useEffect(() => call(), [seconds, phase])
  const tell = useEffectEvent(() => {
    if (times !== undefined) sound.win(times)
  })
  useEffect(() => tell(), [times, round])
  return sound
}
