import { Share } from '#parts/share'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Facts } from '#ui/facts'
import { linkOf } from './queries.ts'
import styles from './sent.module.css'
import { texts } from './texts.ts'

/** The link of an envelope, ready to be passed on. */
export function ShareLink({ code }: { code: string }) {
  const t = useText(texts)
  const { name: brand } = useBrand()
  const link = linkOf(code)
  return (
    <div className={styles.share} data-link={code}>
      <Facts
        facts={[{ key: 'link', label: t('link'), value: link, code: { text: link, copyLabel: t('copyLink'), doneLabel: t('copied') } }]}
      />
      <Share text={t('shareText', { brand, link })} whatsApp={t('whatsapp')} />
    </div>
  )
}
