import { approximate } from '@tucano/round'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { PadRow } from './pad-row.tsx'
import { TypedPad } from './typed-pad.tsx'
import type { Desk } from './use-draft.ts'

/** What is chosen from, place by place. */
export function Pads({ desk, series }: { desk: Desk; series: number }) {
  const language = useLanguage((state) => state.language)
  const { play, groups, typed } = desk.draft
  const paying = play.prizes.filter(({ isPush }) => !isPush)
  // Of prizes for the same choice the first is the highest.
  const odds = new Map(paying.toReversed().map((prize) => [prize.of, number(approximate(prize.odds(series)), language, { max: 2 })]))
  // Where all pay the same, the highest win says it.
  const isTold = new Set(odds.values()).size > 1
  return play.pads.map((pad, place) =>
    pad.look === 'typed' ? (
      <TypedPad key={`${play.code} ${pad.key}`} pad={pad} text={typed} onText={(text) => desk.change({ typed: text })} />
    ) : (
      <PadRow
        key={`${play.code} ${pad.key}`}
        pad={pad}
        chosen={groups[place] ?? []}
        isOnly={play.pads.length === 1}
        oddsOf={(choice) => (isTold ? odds.get(choice) : undefined)}
        onChange={(chosen) => desk.chooseOn(place, chosen)}
      />
    ),
  )
}
