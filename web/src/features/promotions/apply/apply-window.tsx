import { COMMENT_MAX, type DefinitionOf, type OwnPromotion, applyForPromotion } from '@tucano/contract/promotions'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Arrived } from '#parts/loaded'
import { ProductWindow } from '#parts/product-window'
import { call } from '#platform/call'
import { base64File } from '#platform/read-file'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Skeleton } from '#ui/card'
import { TextArea } from '#ui/field'
import { Form } from '#ui/form'
import { ProgressBar } from '#ui/progress-bar'
import { toast } from '#ui/toast'
import { promotionDetail } from '../queries.ts'
import { refreshPromotions } from '../start-promotions.ts'
import { texts } from '../texts.ts'
import styles from './apply-window.module.css'
import { PictureField } from './picture-field.tsx'

const WHOLE = 100

interface ApplyWindowProps {
  promotion: OwnPromotion
  close: () => void
}

/** Asks an operator for what a promotion gives. */
export function ApplyWindow({ promotion: { promotionId, title }, close }: ApplyWindowProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const query = useQuery(promotionDetail(promotionId, token))
  return (
    <ProductWindow title={t('applyTitle', { title })} width={480} onClose={close}>
      <Arrived query={query} skeleton={<Skeleton height="240px" />} failedTitle={t('formFailed')} level="h3" small>
        {({ definition }) => (
          <Application
            promotionId={promotionId}
            asked={definition.kind === 'application' ? definition.pictures : 'none'}
            onSent={() => {
              toast(t('applySent'), 'done')
              void refreshPromotions()
              close()
            }}
          />
        )}
      </Arrived>
    </ProductWindow>
  )
}

interface ApplicationProps {
  promotionId: string
  asked: DefinitionOf<'application'>['pictures']
  onSent: () => void
}

function Application({ promotionId, asked, onSent }: ApplicationProps) {
  const t = useText(texts)
  const { busy, problem, run } = useAction()
  const [comment, setComment] = useState('')
  const [pictures, setPictures] = useState<File[]>([])
  const [isTried, setTried] = useState(false)
  const [share, setShare] = useState(0)
  const needsPicture = asked === 'required' && pictures.length === 0
  const needsComment = comment.trim() === '' && pictures.length === 0
  const send = async (): Promise<void> => {
    const read = await Promise.all(pictures.map(base64File))
    await call(applyForPromotion, { promotionId, comment: comment.trim(), pictures: read }, setShare)
    onSent()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!needsPicture && !needsComment) void run(send)
  }
  return (
    <div className={styles.apply}>
      <p>{t('applyText')}</p>
      <Form onSubmit={submit} submitLabel={t('applySend')} busy={busy} problem={problem}>
        <TextArea
          label={t('comment')}
          hint={t('commentLeft', { count: comment.length, max: COMMENT_MAX })}
          error={isTried && needsComment && !needsPicture ? t('commentMissing') : undefined}
          rows={3}
          maxLength={COMMENT_MAX}
          value={comment}
          disabled={busy}
          onChange={({ target }) => setComment(target.value)}
        />
        {asked !== 'none' && (
          <PictureField
            pictures={pictures}
            error={isTried && needsPicture ? t('picturesNeeded') : undefined}
            disabled={busy}
            onChange={setPictures}
          />
        )}
        {busy && pictures.length > 0 && <ProgressBar value={Math.round(share * WHOLE)} label={t('sending')} />}
      </Form>
    </div>
  )
}
