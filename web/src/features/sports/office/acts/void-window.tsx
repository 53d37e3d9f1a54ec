import { useState } from 'react'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { momentOf } from '#platform/typed-moment'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import styles from '../office.module.css'
import type { EventRisk } from '../queries.ts'
import { type MarketBook, keyOf } from '../risk/books.ts'
import { MarketPicks } from './market-picks.tsx'
import { LivePreview } from './live-preview.tsx'
import { Proposed } from './proposed.tsx'
import { texts } from './texts.ts'
import { useProposing } from './use-proposing.ts'

const MARKETS_MAX = 100

interface VoidWindowProps {
  match: { event: string; name: string }
  books: readonly MarketBook[]
  results: EventRisk['results']
  chosen: MarketBook | undefined
  close: () => void
}

/** Markets that somebody has bet on: bets on them are open, or a result has settled them. */
const markedOf = (books: readonly MarketBook[], results: EventRisk['results'], chosen: MarketBook | undefined): MarketBook[] => {
  const settled = new Set(results.map(keyOf))
  return books.filter(({ key, bets }) => bets > 0 || settled.has(key) || key === chosen?.key)
}

/** Proposes to void the bets that some markets took from one moment to another. */
export function VoidWindow({ match, books, results, chosen, close }: VoidWindowProps) {
  const t = useText(texts)
  const { made, ...proposing } = useProposing()
  return (
    <ProductWindow title={made ? t('proposedTitle') : t('voidTitle', { match: match.name })} width={600} onClose={close}>
      {made ? (
        <Proposed act={made} close={close} />
      ) : (
        <VoidForm event={match.event} books={markedOf(books, results, chosen)} chosen={chosen} proposing={proposing} />
      )}
    </ProductWindow>
  )
}

interface VoidFormProps {
  event: string
  books: readonly MarketBook[]
  chosen: MarketBook | undefined
  proposing: Omit<ReturnType<typeof useProposing>, 'made'>
}

function VoidForm({ event, books, chosen, proposing: { busy, problem, propose } }: VoidFormProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(chosen ? [chosen.key] : []))
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const marked = books.filter(({ key }) => picked.has(key))
  const [fromAt, toAt] = [momentOf(from, timeZone), momentOf(to, timeZone)]
  const isTurned = fromAt !== null && toAt !== null && fromAt >= toAt
  const isMissing = marked.length === 0 || marked.length > MARKETS_MAX
  const markets = marked.map(({ market, specifiers }) => ({ market, specifiers }))
  const act = { kind: 'void' as const, event, markets, ...(fromAt !== null && { fromAt }), ...(toAt !== null && { toAt }) }
  return (
    <Form
      submitLabel={t('propose')}
      busy={busy}
      problem={pressed && isMissing ? t('marketsMissing') : problem}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        setPressed(true)
        if (!isMissing && !isTurned && isReason(reason)) void propose(act, reason.trim())
      }}
    >
      <p>{t('voidText')}</p>
      <MarketPicks books={books} picked={picked} onPick={setPicked} />
      <div className={styles.pair}>
        <TextField
          label={t('from')}
          mark={t('mayStay')}
          hint={t('fromHint')}
          type="datetime-local"
          step={1}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={t('to')}
          mark={t('mayStay')}
          hint={t('toHint')}
          type="datetime-local"
          step={1}
          value={to}
          error={isTurned ? t('intervalWrong') : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <LivePreview act={isMissing || isTurned ? undefined : act} />
      <ReasonField value={reason} pressed={pressed} onChange={setReason} />
    </Form>
  )
}
