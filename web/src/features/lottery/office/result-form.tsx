import { type OfficeDrawDetail, enterLotteryResult } from '@tucano/contract/lottery/office'
import { type ClipboardEvent, useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { useAction } from '#platform/use-action'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { toast } from '#ui/toast'
import { placesOf, useRowName } from './board.tsx'
import styles from './office.module.css'
import { texts } from './texts.ts'

const LONGEST = 12
/** A result as it is copied from somewhere: numbers with anything between them. */
const numbersIn = (text: string): string[] => text.match(/[+-]?\d+(?:\.\d+)?/g) ?? []

/** A field for each number, row by row as the source has them. */
export function ResultForm({ found, onDone }: { found: OfficeDrawDetail; onDone: () => void }) {
  const t = useText(texts)
  const nameOf = useRowName()
  const { draw, rows, typed } = found
  const { drawId, version } = draw
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const [numbers, setNumbers] = useState<readonly string[]>(() => Array.from({ length: count }, () => ''))
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, run } = useAction()
  const isCorrection = version > 0
  const next = typed.filter((one) => one.version === version + 1)
  const [other, mine] = [next.find(({ isOwn }) => !isOwn), next.some(({ isOwn }) => isOwn)]
  const isWhole = numbers.every((number) => number.trim() !== '')
  const set = (from: number, given: readonly string[]): void => setNumbers((before) => before.map((number, n) => given[n - from] ?? number))
  const paste = (event: ClipboardEvent<HTMLInputElement>, place: number): void => {
    const found = numbersIn(event.clipboardData.getData('text'))
    if (found.length < 2) return
    event.preventDefault()
    set(place, found.slice(0, count - place))
  }
  const send = (): Promise<boolean> =>
    run(async () => {
      try {
        const typedNumbers = numbers.map((number) => number.trim())
        const after = await call(enterLotteryResult, {
          drawId,
          version: version + 1,
          numbers: typedNumbers,
          ...(isCorrection && { reason: reason.trim() }),
        })
        toast(t(after.draw.version > version ? 'sent_result' : after.draw.typed > 1 ? 'sent_differs' : 'sent_waits'), 'done')
        onDone()
      } finally {
        void rereadQueues()
      }
    })
  return (
    <SectionCard title={t(isCorrection ? 'correct' : 'enter')} text={t(isCorrection ? 'correctText' : 'enterText')}>
      <div className={styles.inside}>
        {other && !mine && <p>{t('enterSecond', { by: other.by })}</p>}
        {mine && <p>{t('enterAgain')}</p>}
        <Form
          submitLabel={t(isCorrection ? 'sendCorrection' : 'send')}
          busy={busy}
          problem={pressed && !isWhole ? t('numbersMissing') : problem}
          onSubmit={(event) => {
            event.preventDefault()
            setPressed(true)
            if (isWhole && (!isCorrection || isReason(reason))) void send()
          }}
        >
          <dl className={styles.board}>
            {placesOf(rows).map(({ key, from, count: many }) => (
              <div key={key} className={styles.row}>
                <dt>{nameOf(key)}</dt>
                <dd>
                  {Array.from({ length: many }, (_, n) => (
                    <input
                      key={n}
                      className={styles.typing}
                      aria-label={t('numberOf', { row: nameOf(key), place: n + 1 })}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={LONGEST}
                      value={numbers[from + n]}
                      aria-invalid={(pressed && numbers[from + n]!.trim() === '') || undefined}
                      onPaste={(event) => paste(event, from + n)}
                      onChange={({ target }) => set(from + n, [target.value])}
                    />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.soft}>{t('paste')}</p>
          {isCorrection && <ReasonField value={reason} pressed={pressed} onChange={setReason} />}
        </Form>
      </div>
    </SectionCard>
  )
}
