import { INVITATION_NOTE_MAX, INVITATION_USES_MAX } from '@tucano/contract/agents/accounts'
import { LAST_DAY } from '@tucano/contract/fields'
import { useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { SelectField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { RebatesField, type TypedRebates, readRebates } from '../parts/rebates-field.tsx'
import { type Kind, KindChoice } from './kind-choice.tsx'
import { type Opening, makeInvitation } from './queries.ts'
import styles from './register.module.css'
import { texts } from './texts.ts'

/** A number of registrations; null is any number, nothing is no number. */
function readUses(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const uses = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return uses >= 1 && uses <= INVITATION_USES_MAX ? uses : undefined
}

/** What a new link gives to whoever registers by it. */
export function LinkForm({ opening, close }: { opening: Opening; close: () => void }) {
  const t = useText(texts)
  const today = useToday()
  const { busy, problem, save } = useSaving()
  const [kind, setKind] = useState<Kind>(0)
  const [typed, setTyped] = useState<TypedRebates>({})
  const [fields, setFields] = useState({ note: '', until: '', uses: '', domain: '' })
  const [tried, setTried] = useState(false)
  const set = (change: Partial<typeof fields>): void => setFields({ ...fields, ...change })
  const uses = readUses(fields.uses)
  const send = async (): Promise<void> => {
    setTried(true)
    const rebates = readRebates(opening.rebates, typed)
    if (!rebates || uses === undefined) return
    const { note, until, domain } = fields
    const request = {
      kind,
      rebates,
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(until ? { until } : {}),
      ...(uses === null ? {} : { uses }),
      ...(domain ? { domain } : {}),
    }
    if (await save(() => makeInvitation(request), t('created'))) close()
  }
  return (
    <ProductWindow title={t('newLink')} width={560} onClose={close}>
      <Form
        submitLabel={t('create')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>{t('newLinkText')}</p>
        <TextField
          label={t('note')}
          mark={t('optional')}
          placeholder={t('noteHint')}
          maxLength={INVITATION_NOTE_MAX}
          value={fields.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {opening.kinds.length > 1 && <KindChoice kinds={opening.kinds} kind={kind} onChange={setKind} />}
        <RebatesField maxima={opening.rebates} typed={typed} tried={tried} onType={setTyped} />
        <div className={styles.pair}>
          <TextField
            type="date"
            label={t('until')}
            mark={t('optional')}
            min={today}
            max={LAST_DAY}
            value={fields.until}
            onChange={({ target }) => set({ until: target.value })}
          />
          <TextField
            label={t('uses')}
            mark={t('optional')}
            inputMode="numeric"
            value={fields.uses}
            error={tried && uses === undefined ? t('usesWrong', { max: INVITATION_USES_MAX }) : undefined}
            onChange={({ target }) => set({ uses: target.value })}
          />
        </div>
        {opening.domains.length > 0 && (
          <SelectField label={t('domain')} value={fields.domain} onChange={({ target }) => set({ domain: target.value })}>
            <option value="">{t('anyDomain')}</option>
            {opening.domains.map((domain) => (
              <option key={domain} value={domain}>
                {domain}
              </option>
            ))}
          </SelectField>
        )}
      </Form>
    </ProductWindow>
  )
}
