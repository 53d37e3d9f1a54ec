import { useRef, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { WhatsApp } from '#parts/whatsapp'
import { useBrand } from '#platform/site'
import { useAction } from '#platform/use-action'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Facts } from '#ui/facts'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { RebatesField, type TypedRebates, readRebates } from '../parts/rebates-field.tsx'
import { type Kind, KindChoice } from './kind-choice.tsx'
import { type Opened, type Opening, open } from './queries.ts'
import styles from './register.module.css'
import { texts } from './texts.ts'

/** Opens an account right below the agent, and shows once what its owner needs to come in. */
export function DirectOpening({ opening }: { opening: Opening }) {
  const t = useText(texts)
  const [opened, setOpened] = useState<Opened>()
  if (!opening.hasDefaultPassword)
    return (
      <Card>
        <DrawnState drawing="lock" title={t('noPassword')} level="h4" small>
          {t('noPasswordText')}
        </DrawnState>
      </Card>
    )
  return opened ? <Given opened={opened} onAnother={() => setOpened(undefined)} /> : <OpeningForm opening={opening} onOpened={setOpened} />
}

function OpeningForm({ opening, onOpened }: { opening: Opening; onOpened: (opened: Opened) => void }) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const sent = useRef({ what: '', requestId: '' })
  const [kind, setKind] = useState<Kind>(0)
  const [names, setNames] = useState({ account: '', nickname: '' })
  const [typed, setTyped] = useState<TypedRebates>({})
  const [tried, setTried] = useState(false)
  const account = names.account.trim()
  const send = async (): Promise<void> => {
    setTried(true)
    const rebates = readRebates(opening.rebates, typed)
    if (!rebates || account === '') return
    const nickname = names.nickname.trim()
    const asked = { account, kind, rebates, ...(nickname ? { nickname } : {}) }
    // The same name for the same wish: pressing again after a lost answer opens nothing twice.
    const what = JSON.stringify(asked)
    if (sent.current.what !== what) sent.current = { what, requestId: uuid7(Date.now()) }
    const { requestId } = sent.current
    await run(async () => onOpened(await open({ requestId, ...asked })))
  }
  return (
    <SectionCard title={t('direct')} text={t('directText')}>
      <div className={styles.form}>
        <Form
          submitLabel={t('openAccount')}
          busy={busy}
          problem={problem}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <div className={styles.pair}>
            <TextField
              label={t('account')}
              hint={t('accountHint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={names.account}
              error={tried && account === '' ? t('accountEmpty') : undefined}
              onChange={({ target }) => setNames({ ...names, account: target.value })}
            />
            <TextField
              label={t('nickname')}
              mark={t('optional')}
              autoComplete="off"
              maxLength={64}
              value={names.nickname}
              onChange={({ target }) => setNames({ ...names, nickname: target.value })}
            />
          </div>
          {opening.kinds.length > 1 && <KindChoice kinds={opening.kinds} kind={kind} onChange={setKind} />}
          <RebatesField maxima={opening.rebates} typed={typed} tried={tried} onType={setTyped} />
        </Form>
      </div>
    </SectionCard>
  )
}

function Given({ opened: { account, password }, onAnother }: { opened: Opened; onAnother: () => void }) {
  const t = useText(texts)
  const { name: brand } = useBrand()
  const text = t('openedShare', { brand, link: location.origin, account, password })
  return (
    <SectionCard title={t('opened')} text={t('openedText')}>
      <Facts
        facts={[
          {
            key: 'account',
            label: t('account'),
            value: account,
            code: { text: account, copyLabel: t('copyAccount'), doneLabel: t('copied') },
          },
          {
            key: 'password',
            label: t('password'),
            value: password,
            code: { text: password, copyLabel: t('copyPassword'), doneLabel: t('copied') },
          },
        ]}
      />
      <div className={styles.given} role="status">
        <div className={styles.actions}>
          <WhatsApp label={t('share')} text={text} />
          <Button onClick={onAnother}>{t('another')}</Button>
        </div>
      </div>
    </SectionCard>
  )
}
