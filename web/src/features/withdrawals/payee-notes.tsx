import { Clock3, ExternalLink, Zap } from 'lucide-react'
import { useText } from '#platform/text'
import styles from './payee-window.module.css'
import { readPixKey } from './pix-key.ts'
import { useSteps } from './steps/queries.ts'
import { texts } from './texts.ts'

/** From when on the key or account could be used, said before it is stored; and where the sandbox's bank learns of a key. */
export function PayeeNotes({ kind, pixKey }: { kind: 'pix' | 'bank'; pixKey: string }) {
  const t = useText(texts)
  const { data } = useSteps()
  if (!data) return null
  const { documents, coolingHours: hours, keysUrl } = data
  const isCpf = kind === 'pix' && readPixKey(pixKey)?.kind === 'cpf'
  const atOnce = hours === 0 || (isCpf && documents === 'verified')
  const said = atOnce ? t('restNone') : isCpf ? t('restDocuments', { hours }) : t('rest', { hours })
  return (
    <>
      <p className={styles.note} data-rest={atOnce ? 'none' : 'hours'}>
        {atOnce ? <Zap aria-hidden="true" /> : <Clock3 aria-hidden="true" />}
        {said}
      </p>
      {keysUrl !== null && kind === 'pix' && (
        <p className={styles.note}>
          <ExternalLink aria-hidden="true" />
          <span>
            {t('sandboxText')}{' '}
            <a href={keysUrl} target="_blank" rel="noopener noreferrer">
              {t('sandbox')}
            </a>
          </span>
        </p>
      )}
    </>
  )
}
