import type { ReplyOf } from '@tucano/contract/endpoint'
import { grantPromotion } from '@tucano/contract/promotions/office'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import styles from './office.module.css'
import { texts } from './texts.ts'

const MOST = 500
const WORDS: Partial<Record<string, 'notGiven_unknown' | 'notGiven_waiting' | 'notGiven_had' | 'notGiven_budget'>> = {
  'member.unknown': 'notGiven_unknown',
  'promotion.waiting': 'notGiven_waiting',
  'promotion.state': 'notGiven_had',
  'promotion.budget': 'notGiven_budget',
}

interface GrantWindowProps {
  promotionId: string
  title: string
  close: () => void
}

/** Gives members what a manual promotion has for them; who cannot get it is named. */
export function GrantWindow({ promotionId, title, close }: GrantWindowProps) {
  const t = useText(texts)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const [done, setDone] = useState<ReplyOf<typeof grantPromotion>>()
  const { busy, problem, run } = useAction()
  const accounts = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
  const isRight = accounts.length > 0 && accounts.length <= MOST && accounts.every(({ length }) => length <= 64)
  const give = (): Promise<boolean> =>
    run(async () => {
      setDone(await call(grantPromotion, { promotionId, accounts, reason: reason.trim() }))
      await rereadQueues()
    })
  const why = (code: string): string => t(WORDS[code] ?? 'notGiven_other')
  if (done)
    return (
      <ProductWindow title={t('giveTitle', { title })} width={480} onClose={close}>
        <div className={styles.tools}>
          <p role="status">{t('given', { count: done.granted })}</p>
          {done.refused.length > 0 && (
            <>
              <p>{t('notGiven')}</p>
              <ul className={styles.refused}>
                {done.refused.map(({ account, code }) => (
                  <li key={account}>
                    {account}: {why(code)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Button wide onClick={close}>
            {t('close')}
          </Button>
        </div>
      </ProductWindow>
    )
  return (
    <ProductWindow title={t('giveTitle', { title })} width={480} onClose={close}>
      <Form
        submitLabel={t('give')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (isRight && isReason(reason)) void give()
        }}
      >
        <p>{t('giveText')}</p>
        <TextArea
          label={t('accounts')}
          hint={t('accountsHint')}
          rows={5}
          spellCheck={false}
          autoCapitalize="none"
          value={typed}
          error={pressed && !isRight ? t('accountsWrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}
