import type { JournalEntry } from '@tucano/contract/operators'
import { useAmounts } from '#platform/amounts'
import { percent } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { MemberLink } from '../member-link.tsx'
import { tellEntry } from './tell.ts'
import { texts } from './texts.ts'

/** A line of the journal in words; the member in it leads to the member. */
export function Sentence({ entry }: { entry: JournalEntry }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (
    <>
      {tellEntry(entry, { t, amount, signed, percent: (hundredths) => percent(hundredths, language), language }).map((piece, index) => {
        if (typeof piece === 'string') return piece
        if (piece.name === 'member' && entry.member) return <MemberLink key={index} {...entry.member} />
        return <strong key={index}>{piece.text}</strong>
      })}
    </>
  )
}
