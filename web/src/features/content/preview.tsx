import type { LoungeMessage } from '@tucano/contract/chat'
import type { ContentSubject } from '@tucano/contract/content'
import type { Card, Game } from '@tucano/contract/lobby'
import type { Banner, Notice } from '@tucano/contract/notices'
import type { HelpArticle, SupportMessage } from '@tucano/contract/support'
import { Monitor, Moon, Smartphone, Sun, Tablet, Tv } from 'lucide-react'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import { useText } from '#platform/text'
import { useTheme } from '#platform/theme'
import { SectionCard } from '#ui/section-card'
import { Segmented } from '#ui/tabs'
import { usePhone } from '../../ui/use-media.ts'
import styles from './content.module.css'
import { Drawn } from './drawn.tsx'
import type { Draft } from './fields.ts'
import { SearchPreview } from './search-preview.tsx'
import { SentencePreview } from './sentence-preview.tsx'
import { texts } from './texts.ts'

/** What draws the site itself. It is handed in, since features do not know each other. */
export interface Drawing {
  Banner: ComponentType<{ banner: Banner }>
  Notice: ComponentType<{ notice: Notice }>
  Promotion: ComponentType<{ notice: Notice }>
  Article: ComponentType<{ article: HelpArticle }>
  Game: ComponentType<{ game: Game }>
  /** In the menu below the head of the page, and in the lobby. */
  Vendor: ComponentType<{ card: Card }>
  Reply: ComponentType<{ message: SupportMessage }>
  RoomLine: ComponentType<{ line: LoungeMessage }>
}

const WIDTHS = { wide: 1920, desktop: 1280, tablet: 768, phone: 390 } as const
type Width = keyof typeof WIDTHS
const ICONS: Record<Width, ReactNode> = { wide: <Tv />, desktop: <Monitor />, tablet: <Tablet />, phone: <Smartphone /> }

export interface PreviewProps {
  subject: ContentSubject
  draft: Draft
  isNew: boolean
  mayChange: boolean
  drawing: Drawing
}

/** What visitors will see, as the site draws it: in both themes, on a desk and on a phone. */
export function Preview(props: PreviewProps) {
  const t = useText(texts)
  // At first as the operator has the site now.
  const [width, setWidth] = useState<Width>(usePhone() ? 'phone' : 'desktop')
  const [theme, setTheme] = useState(useTheme((state) => state.theme))
  const { subject } = props
  // A card, a bubble and a line are as wide on a desk as on a phone.
  const hasWidths = subject === 'banners' || subject === 'notices' || subject === 'articles'
  // A picture is cut by each width in another way.
  const widths: readonly Width[] = subject === 'banners' ? ['wide', 'desktop', 'tablet', 'phone'] : ['desktop', 'phone']
  const look = { width: WIDTHS[hasWidths ? width : 'phone'], theme }
  return (
    <SectionCard
      title={t('preview')}
      text={t(subject === 'words' ? 'previewWords' : subject === 'synonyms' ? 'previewSynonyms' : 'previewText')}
    >
      <div className={styles.inside}>
        <div className={styles.looks}>
          {hasWidths && (
            <Segmented
              label={t('previewWidth')}
              choices={widths.map((key) => ({ key, label: <Look icon={ICONS[key]} text={t(key)} /> }))}
              value={width}
              onChange={setWidth}
            />
          )}
          <Segmented
            label={t('previewTheme')}
            choices={[
              { key: 'light', label: <Look icon={<Sun />} text={t('light')} /> },
              { key: 'dark', label: <Look icon={<Moon />} text={t('dark')} /> },
            ]}
            value={theme}
            onChange={setTheme}
          />
        </div>
        <Shown {...props} look={look} />
      </div>
    </SectionCard>
  )
}

/** Sentences and searches are tried out; the rest is drawn as it stands in the form. */
function Shown(props: ComponentProps<typeof Drawn>) {
  if (props.subject === 'words') return <SentencePreview {...props} />
  return props.subject === 'synonyms' ? <SearchPreview {...props} /> : <Drawn {...props} />
}

const Look = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className={styles.look}>
    {icon} <span className={styles.lookText}>{text}</span>
  </span>
)
