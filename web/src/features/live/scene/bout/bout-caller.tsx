import { type CockfightResult, pairingIn } from '@tucano/live'
import { useMemo } from 'react'
import { type Text, useText } from '#platform/text'
import { Caller } from '../caller.tsx'
import { type Texts, texts } from '../calls-texts.ts'
import { type BoutCall, boutCalls } from './calls.ts'

interface BoutCallerProps {
  round: number
  result: CockfightResult | null
  elapsedMs: () => number
}

/** Calls the bout, blow by blow. */
export function BoutCaller({ round, result, elapsedMs }: BoutCallerProps) {
  const t = useText(texts)
  const { red, blue } = pairingIn(round)
  const calls = useMemo(() => (result ? boutCalls(result) : []), [result])
  const names = { red: red.name, blue: blue.name }
  const said = calls.map((call) => ({ atMs: call.atMs, text: inWords(t, call, names) }))
  return <Caller calls={said} before={t('bout_before', names)} isRaised elapsedMs={elapsedMs} />
}

function inWords(t: Text<Texts>, call: BoutCall, names: { red: string; blue: string }): string {
  switch (call.says) {
    case 'enters':
      return t('bout_enters', names)
    case 'both':
      return t('bout_both')
    case 'draw':
      return t('bout_draw')
    case 'won':
    case 'blow': {
      const [a, b] = call.by === 'red' ? [names.red, names.blue] : [names.blue, names.red]
      if (call.says === 'won') return t('bout_won', { a, b })
      const blow = call.move === 'wing' || call.move === 'rush' ? t(`bout_${call.move}`, { a }) : t(`bout_${call.move}`, { a, b })
      if (call.left === 0) return blow
      return call.left === 1 ? t('bout_one', { blow, b }) : t('bout_left', { blow, b, left: call.left })
    }
  }
}
