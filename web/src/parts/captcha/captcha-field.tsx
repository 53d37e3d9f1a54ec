import { CAPTCHA_LENGTH, CAPTCHA_REFRESH_MS, getCaptcha } from '@tucano/contract/captcha'
import { type InputHTMLAttributes, type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { TextField } from '#ui/field'
import { TextButton } from '#ui/form'
import styles from './captcha.module.css'
import { doWork } from './do-work.ts'
import { texts } from './texts.ts'

interface CaptchaFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  error: string | undefined
  /** Changes whenever the picture has been used up and another is wanted. */
  round: number
  /** The text was confirmed without the picture. */
  onTicket: (ticket: string) => void
  onChange?: (event: never) => void
  ref?: Ref<HTMLInputElement>
}

/** The picture of characters and the field for them. A click brings another picture, at most one a second. */
export function CaptchaField({ error, round, onTicket, ...input }: CaptchaFieldProps) {
  const t = useText(texts)
  const w = useText(words)
  const [png, setPng] = useState<string>()
  const [state, setState] = useState<'picture' | 'working' | 'done'>('picture')
  const lastAt = useRef(-CAPTCHA_REFRESH_MS)
  const draw = useCallback(() => {
    const wait = Math.max(0, lastAt.current + CAPTCHA_REFRESH_MS - performance.now())
    if (wait > 0) return
    lastAt.current = performance.now()
    call(getCaptcha, {}).then(setPng, () => setPng(undefined))
  }, [])
  useEffect(draw, [draw, round])
  const work = (): void => {
    setState('working')
    doWork().then(
      (ticket) => {
        onTicket(ticket)
        setState('done')
      },
      () => setState('picture'),
    )
  }
  if (state === 'done') return <p role="status">{t('codeDone')}</p>
  return (
    <div className={styles.code}>
      <TextField {...(input as object)} label={t('code')} autoComplete="off" autoCapitalize="none" maxLength={255} error={error} />
      <button type="button" className={styles.image} onClick={draw} aria-label={t('codeImage', { length: CAPTCHA_LENGTH })}>
        {png && <img src={`data:image/png;base64,${png}`} alt="" />}
      </button>
      <TextButton className={styles.other} disabled={state === 'working'} onClick={work}>
        {state === 'working' ? w('loading') : t('cannotSee')}
      </TextButton>
    </div>
  )
}
