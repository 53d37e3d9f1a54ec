import { setSportsDelay } from '@tucano/contract/sports/office-limits'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { SelectField } from '#ui/field'
import { Form } from '#ui/form'
import type { Delay } from '../queries.ts'
import { type NewScope, TreeField } from './scope-fields.tsx'
import { texts } from './texts.ts'

interface DelayWindowProps {
  list: readonly Delay[]
  /** Another league gets a wait of its own. */
  delay: Delay | 'new'
  secondsMax: number
  close: () => void
}

const USUAL = ''

/** How long live bets of a sport or a league wait; the same for everybody who bets on it. */
export function DelayWindow({ list, delay, secondsMax, close }: DelayWindowProps) {
  const t = useText(texts)
  const isNew = delay === 'new'
  const [scope, setScope] = useState<NewScope & { kind: 'sport' | 'league' }>(() =>
    isNew ? { kind: 'league', key: '' } : { kind: delay.kind, key: delay.key },
  )
  const [seconds, setSeconds] = useState(() => (isNew || delay.by === null ? USUAL : String(delay.seconds)))
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const choices = Array.from({ length: secondsMax }, (_, n) => String(n + 1))
  const isMissing = scope.key === '' || (isNew && seconds === USUAL)
  const send = async (): Promise<void> => {
    const version = list.find(({ kind, key }) => kind === scope.kind && key === scope.key)?.version ?? 0
    const asked = { ...scope, version, reason: reason.trim(), ...(seconds !== USUAL && { seconds: Number(seconds) }) }
    const isDone = await save(() => call(setSportsDelay, asked).finally(() => void rereadQueues()), t('delaySaved'))
    if (isDone) close()
  }
  return (
    <ProductWindow title={isNew ? t('delayOfLeague') : t('delayTitle', { name: delay.name })} width={480} onClose={close}>
      <Form
        submitLabel={t('delaySave')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (!isMissing && isReason(reason)) void send()
        }}
      >
        <p>{t('delayHint')}</p>
        {isNew && (
          <TreeField
            kind="league"
            value={scope.key}
            isMissing={pressed && scope.key === ''}
            onChoose={(key) => setScope({ kind: 'league', key })}
          />
        )}
        <SelectField
          label={t('delay')}
          value={seconds}
          {...(pressed && isNew && seconds === USUAL && { error: t('delayMissing') })}
          onChange={({ target }) => setSeconds(target.value)}
        >
          <option value={USUAL}>{isNew ? t('choose') : t('delayUsual')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {t('seconds', { seconds: one })}
            </option>
          ))}
        </SelectField>
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
