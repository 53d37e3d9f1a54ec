import type { Definition } from '@tucano/contract/promotions/definition'
import { rulesBroken } from '@tucano/contract/promotions/law'
import { savePromotion } from '@tucano/contract/promotions/office'
import { useEffect, useState } from 'react'
import { Detail } from '#office/detail.tsx'
import { rereadQueues } from '#office/queue-query.ts'
import { useSaving } from '#parts/use-saving'
import { useTyped } from '#platform/amounts'
import { call } from '#platform/call'
import { useBrand } from '#platform/site'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { EditingContext } from './editing.ts'
import styles from './editor.module.css'
import { Fields } from './field-part.tsx'
import { LawNote } from './law-note.tsx'
import type { Choices, Options } from './options.ts'
import { Sample } from './sample.tsx'
import { sayRefused } from './say-refused.ts'
import { type Field, commonCards, fieldsOf, kindFields } from './shapes.ts'
import { type Problems, type TypedGroup, readTyped, typeFields } from './typed.ts'
import { useWords } from './use-words.ts'

interface PromotionEditorProps {
  /** Nothing for a new one. */
  promotionId: string | null
  /** What it was made from. */
  present: number | null
  /** Which version runs meanwhile, if one does. */
  running: number | undefined
  definition: Definition
  choices: Choices
  options: Options
  onUnsaved: (isUnsaved: boolean) => void
  onSaved: (promotionId: string) => void
  onCancel: () => void
}

const NOTHING: Problems = new Map()
/** A promotion in fields: of its kind, and what all of them have. The law is judged with every key. */
export function PromotionEditor(props: PromotionEditorProps) {
  const { promotionId, running, definition, choices, options, onUnsaved, onSaved, onCancel } = props
  const { kind } = definition
  const { t, f } = useWords(options)
  const { timeZone } = useBrand()
  const write = useTyped()
  const writing = { write, timeZone }
  const fields = fieldsOf(kind)
  const [first] = useState(() => typeFields(fields, definition as unknown as Record<string, unknown>, writing))
  // Somebody else may save meanwhile: what this was made from stays what it was.
  const [present] = useState(props.present)
  const [typed, setTyped] = useState<TypedGroup>(first)
  const [tried, setTried] = useState(false)
  const { busy, problem, save, tell } = useSaving()
  const { value, problems } = readTyped(fields, typed, timeZone)
  const read = { kind, ...value } as Definition
  const isChanged = JSON.stringify(typed) !== JSON.stringify(first)
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved])
  const send = async (): Promise<void> => {
    setTried(true)
    if (problems.size > 0) return tell(t('wrongSome'))
    await save(async () => {
      try {
        const saved = await call(savePromotion, { promotionId, present, definition: read })
        onSaved(saved.promotionId)
      } catch (error) {
        throw sayRefused(t, error)
      } finally {
        void rereadQueues()
      }
    }, t('saved'))
  }
  const card = (title: string, of: readonly Field[]) => (
    <SectionCard title={title}>
      <div className={styles.inside}>
        <Fields fields={of} typed={typed} owner={kind} path="" onType={setTyped} />
      </div>
    </SectionCard>
  )
  const broken = rulesBroken(read, choices.law)
  const kindName = f(`kind_${kind}`)
  const title = promotionId === null ? t('newOf', { kind: kindName }) : t('editing', { title: definition.title })
  return (
    <EditingContext value={{ options, writing, problems: tried ? problems : NOTHING }}>
      <Detail
        label={title}
        title={title}
        text={running === undefined ? f(`about_${kind}`) : t('editRunning', { version: running })}
        badges={
          <>
            <Badge>{kindName}</Badge>
            {isChanged && <Badge tone="beak">{t('unsaved')}</Badge>}
          </>
        }
      >
        <div className={styles.law} data-broken={broken.length > 0 || undefined}>
          <LawNote rules={broken} law={choices.law} />
        </div>
        <Sample scene={read.scene} title={read.title || kindName} summary={read.summary || f(`about_${kind}`)} />
        <div className={styles.sending}>
          <Form
            submitLabel={t('save')}
            busy={busy}
            problem={problem}
            after={
              <Button look="quiet" wide onClick={onCancel}>
                {t('cancel')}
              </Button>
            }
            onSubmit={(event) => {
              event.preventDefault()
              void send()
            }}
          >
            <div className={styles.editor}>
              {card(t('card_words'), commonCards.words)}
              {card(t('card_own'), kindFields[kind])}
              {card(t('card_when'), commonCards.when)}
              {card(t('card_who'), commonCards.who)}
              {card(t('card_how'), commonCards.how)}
              {card(t('card_budget'), commonCards.budget)}
            </div>
          </Form>
        </div>
      </Detail>
    </EditingContext>
  )
}
