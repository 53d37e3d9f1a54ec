import type { ContentItems } from '@tucano/contract/content'
import type { Banner } from '@tucano/contract/notices'
import type { HelpArticle } from '@tucano/contract/support'
import { useState } from 'react'
import { useBrand } from '#platform/site'
import { momentOf } from '#platform/typed-moment'
import { useText } from '#platform/text'
import styles from './content.module.css'
import type { Draft } from './fields.ts'
import { choiceWord } from './item-field.tsx'
import { type Look, PreviewFrame } from './preview-frame.tsx'
import type { PreviewProps } from './preview.tsx'
import { useGamePreview, useMarkup, useVendorPreview } from './queries.ts'
import { texts } from './texts.ts'

type DrawnProps = PreviewProps & { look: Look }

/** What is in the form, as a piece of the site. */
export function Drawn(props: DrawnProps) {
  const { subject, draft, drawing, look } = props
  if (subject === 'games') return <DrawnGame {...props} />
  if (subject === 'vendors') return <DrawnVendor {...props} />
  if (subject === 'replies') return <DrawnReply {...props} />
  if (subject !== 'banners') return <DrawnMarkup {...props} />
  return (
    <PreviewFrame {...look}>
      <drawing.Banner banner={bannerOf(draft)} />
    </PreviewFrame>
  )
}

function DrawnMarkup({ subject, draft, mayChange, drawing, look }: DrawnProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const markup = useMarkup(draft.html ?? '', mayChange)
  const [now] = useState(() => Date.now())
  const title = draft.title ?? ''
  const content = markup?.html ?? ''
  const notice = { id: '0', title, content, time: momentOf(draft.from ?? '', timeZone) ?? now }
  return (
    <>
      {(markup?.dropped.length ?? 0) > 0 && (
        <p className={styles.dropped} role="status">
          {t('dropped', { tags: markup?.dropped.map((tag) => `<${tag}>`).join(', ') ?? '' })}
        </p>
      )}
      <PreviewFrame {...look}>
        {subject === 'notices' && (draft.kind === 'PR' ? <drawing.Promotion notice={notice} /> : <drawing.Notice notice={notice} />)}
        {subject === 'articles' && (
          <drawing.Article
            article={{ slug: draft.slug ?? '', category: (draft.category ?? 'about') as HelpArticle['category'], title, content }}
          />
        )}
      </PreviewFrame>
    </>
  )
}

function DrawnGame({ draft, drawing, look }: DrawnProps) {
  const t = useText(texts)
  const state = (draft.state ?? 'open') as ContentItems['games']['state']
  const shown = useGamePreview({ slug: draft.slug ?? '', name: draft.name ?? '', state })
  return (
    <>
      {shown && shown.shown !== 'yes' && (
        <p className={styles.dropped} role="status">
          {t(`shown_${shown.shown}`)}
        </p>
      )}
      <PreviewFrame {...look}>
        <div className={styles.gameCard}>{shown && <drawing.Game game={shown.game} />}</div>
      </PreviewFrame>
    </>
  )
}

function DrawnVendor({ draft, drawing, look }: DrawnProps) {
  const t = useText(texts)
  const state = (draft.state ?? 'open') as ContentItems['vendors']['state']
  const shown = useVendorPreview({ slug: draft.slug ?? '', name: draft.name ?? '', state, hot: draft.hot === 'yes' })
  return (
    <>
      {shown && shown.shown !== 'yes' && (
        <p className={styles.dropped} role="status">
          {t(shown.shown === 'off' ? 'vendorOff' : 'vendorClosed')}
        </p>
      )}
      {shown?.shown === 'yes' && (
        <PreviewFrame {...look}>
          <div className={styles.cards}>
            {shown.cards.map((card) => (
              <div key={card.gameType} className={styles.cards}>
                <p className={styles.soft}>{choiceWord(t, 'type', card.gameType)}</p>
                <drawing.Vendor card={card} />
              </div>
            ))}
          </div>
        </PreviewFrame>
      )}
    </>
  )
}

function DrawnReply({ draft, drawing, look }: DrawnProps) {
  const t = useText(texts)
  const [now] = useState(() => Date.now())
  return (
    <PreviewFrame {...look}>
      <drawing.Reply
        message={{ id: '1', clientId: 'preview', writer: 'operator', name: t('customerService'), text: draft.text ?? '', time: now }}
      />
    </PreviewFrame>
  )
}

const bannerOf = ({ group, image, alt, title, subtitle, linkType, link, label, vendor, node, room }: Draft): Banner => ({
  bannerId: '0',
  groupName: (group ?? 'w_home') as Banner['groupName'],
  url: image ?? '',
  alt: alt ?? '',
  title: title ?? '',
  subtitle: subtitle ?? '',
  linkageType: (linkType ?? '') as Banner['linkageType'],
  linkage: link ?? '',
  linkageLabel: label ?? '',
  vendor: vendor ?? '',
  nodeId: node ?? '',
  roomId: room ?? '',
  gameType: 'RNG',
  gameCode: 'preview',
})
