import { RAFTS, type RegattaResult, WEIGHTS, type Wind, regattaOf } from '@tucano/live'
import { useMemo } from 'react'
import { type Text, useText } from '#platform/text'
import { Caller } from '../caller.tsx'
import { type Texts, texts } from '../calls-texts.ts'
import { type RaceCall, raceCalls } from './calls.ts'

interface RaceCallerProps {
  wind: Wind
  result: RegattaResult | null
  elapsedMs: () => number
}

const nameOf = (raft: number): string => RAFTS[raft - 1]!.name

/** Calls the race; before it, what blows and whom that suits. */
export function RaceCaller({ wind, result, elapsedMs }: RaceCallerProps) {
  const t = useText(texts)
  const calls = useMemo(() => (result ? raceCalls(result, regattaOf(wind).playMs(result)) : []), [result, wind])
  const said = calls.map((call) => ({ atMs: call.atMs, text: inWords(t, call) }))
  return <Caller calls={said} before={before(t, wind)} elapsedMs={elapsedMs} />
}

function before(t: Text<Texts>, wind: Wind): string {
  const weights = WEIGHTS[wind]
  const favourite = weights.indexOf(Math.max(...weights)) + 1
  return t(`before_${wind}`, { a: nameOf(favourite) })
}

function inWords(t: Text<Texts>, call: RaceCall): string {
  switch (call.says) {
    case 'starts':
      return t('race_starts', { a: nameOf(call.a) })
    case 'passes':
      return t('race_passes', { a: nameOf(call.a), b: nameOf(call.b) })
    case 'leads':
      return t('race_leads', { a: nameOf(call.a), b: nameOf(call.b), metres: call.metres, left: call.left })
    case 'climbs':
      return t('race_climbs', { a: nameOf(call.a), place: call.place })
    case 'neck':
      return t('race_neck', { a: nameOf(call.a), b: nameOf(call.b), metres: call.metres })
    case 'photo':
      return t('race_photo')
    case 'won':
      return t(call.metres === 1 ? 'race_wonByOne' : 'race_won', { a: nameOf(call.a), b: nameOf(call.b), metres: call.metres })
  }
}
