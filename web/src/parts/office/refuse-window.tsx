import { useState } from 'react'
import { useText } from '#platform/text'
import { Chip } from '#ui/card'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import { ProductWindow } from '../product-window.tsx'
import styles from './office.module.css'
import { texts } from './texts.ts'

const SHORTEST = 3
const LONGEST = 300

interface RefuseWindowProps {
  title: string
  /** What happens when it is refused. */
  text: string
  /** Reasons that are given often; one press writes them. */
  usual: readonly string[]
  /** Who reads it, where that is not the member. */
  hint?: string
  /** The fewest characters of a reason. */
  shortest?: number
  busy: boolean
  problem: string | undefined
  onRefuse: (reason: string) => void
  close: () => void
}

/** Nothing is refused without a reason, which the member reads. */
export function RefuseWindow({ title, text, usual, hint, shortest = SHORTEST, busy, problem, onRefuse, close }: RefuseWindowProps) {
  const t = useText(texts)
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const short = reason.trim().length < shortest
  return (
    <ProductWindow title={title} width={520} onClose={close}>
      <Form
        submitLabel={t('refuse')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (!short) onRefuse(reason.trim())
        }}
      >
        <p className={styles.soft}>{text}</p>
        <div className={styles.chips} role="group" aria-label={t('usual')}>
          {usual.map((one) => (
            <Chip key={one} pressed={reason === one} onPress={() => setReason(one)}>
              {one}
            </Chip>
          ))}
        </div>
        <TextArea
          label={t('reason')}
          hint={hint ?? t('reasonHint', { min: shortest })}
          rows={3}
          maxLength={LONGEST}
          value={reason}
          error={pressed && short ? t('reasonShort', { min: shortest }) : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </ProductWindow>
  )
}
