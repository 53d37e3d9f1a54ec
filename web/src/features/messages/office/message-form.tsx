import { sendMessage } from '@tucano/contract/messages'
import type { RequestOf } from '@tucano/contract/endpoint'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { uuid7 } from '#platform/uuid'
import { Card } from '#ui/card'
import { SelectField, TextArea, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Segmented } from '#ui/tabs'
import styles from './messages-section.module.css'
import { texts } from './texts.ts'

/** Types of members who can be written to, as the specification numbers them. Trial accounts have no inbox that lasts. */
const memberTypes = ['0', '1', '2', '41', '42'] as const
type Words = Omit<RequestOf<typeof sendMessage>, 'sendingId'>

interface MessageFormProps {
  onSent: (sent: { title: string; recipients: number; to: Words['to'] }) => void
}

export function MessageForm({ onSent }: MessageFormProps) {
  const t = useText(texts)
  const [audience, setAudience] = useState<'account' | 'type'>('account')
  const [asking, setAsking] = useState<Words>()
  const { busy, problem, run } = useAction()
  // The same words to the same members keep their id: pressing again after a lost answer sends nothing twice.
  const [ids] = useState(() => new Map<string, string>())
  const { register, handleSubmit, formState, control } = useForm({ defaultValues: { account: '', type: '0', title: '', body: '' } })
  const { errors } = formState
  const [title, body] = useWatch({ control, name: ['title', 'body'] })
  const required = { validate: (value: string) => value.trim() !== '' || t('required') }
  const ask = handleSubmit(({ account, type, title: head, body: text }) => {
    const to = audience === 'account' ? { account: account.trim().toLowerCase() } : { type: Number(type) }
    setAsking({ to, title: head.trim(), body: text.trim() })
  })
  const send = (words: Words): Promise<boolean> => {
    const key = JSON.stringify(words)
    const sendingId = ids.get(key) ?? uuid7(Date.now())
    ids.set(key, sendingId)
    return run(async () => {
      const { recipients } = await call(sendMessage, { sendingId, ...words })
      onSent({ title: words.title, recipients, to: words.to })
    })
  }
  return (
    <div className={styles.columns}>
      <Card>
        <Form submitLabel={t('review')} busy={busy} problem={problem} onSubmit={(event) => void ask(event)}>
          <Segmented
            label={t('to')}
            value={audience}
            onChange={setAudience}
            choices={[
              { key: 'account', label: t('toAccount') },
              { key: 'type', label: t('toType') },
            ]}
          />
          {audience === 'account' ? (
            <TextField
              key="account"
              label={t('account')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={255}
              error={errors.account?.message}
              {...register('account', required)}
            />
          ) : (
            <SelectField key="type" label={t('type')} {...register('type')}>
              {memberTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`type_${type}`)}
                </option>
              ))}
            </SelectField>
          )}
          <TextField label={t('head')} maxLength={120} autoComplete="off" error={errors.title?.message} {...register('title', required)} />
          <TextArea label={t('body')} rows={8} maxLength={10_000} error={errors.body?.message} {...register('body', required)} />
        </Form>
      </Card>
      <section className={styles.preview} aria-label={t('preview')}>
        <p className={styles.soft}>{t('preview')}</p>
        <Card className={styles.letter}>
          <h3>{title.trim() || t('previewTitle')}</h3>
          <p className={styles.body}>{body.trim() || t('previewBody')}</p>
        </Card>
      </section>
      {asking && (
        <ConfirmModal
          title={'account' in asking.to ? t('askOne', { account: asking.to.account }) : t('askMany')}
          label={t('send')}
          onConfirm={() => void send(asking)}
          close={() => setAsking(undefined)}
        >
          <p>{'type' in asking.to ? t('askManyText', { type: t(`type_${typeOf(asking.to.type)}`) }) : t('askOneText')}</p>
          <p className={styles.strong}>{asking.title}</p>
        </ConfirmModal>
      )}
    </div>
  )
}

const typeOf = (type: number): (typeof memberTypes)[number] => memberTypes.find((known) => known === String(type)) ?? '0'
