import type { ActPreview, SportsAct } from '@tucano/contract/sports/office-acts'
import { GitCompareArrows } from 'lucide-react'
import { MemberLink } from '#parts/office/member-link'
import { useAmounts } from '#platform/amounts'
import { exactMoment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { type Text, useText } from '#platform/text'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import styles from '../office.module.css'
import { PreviewFigures } from './preview-figures.tsx'
import { type Texts, texts } from './texts.ts'

interface PreviewCardProps {
  proposed: SportsAct
  /** When it was proposed, and now while it waits. */
  made: ActPreview | null
  now: ActPreview | null
}

const isOther = (made: ActPreview, now: ActPreview): boolean =>
  made.bets !== now.bets || made.changed !== now.changed || made.difference !== now.difference

/** What a proposal changes, bet by bet: the same for whoever proposed it and for whoever decides. */
export function PreviewCard({ proposed: { state }, made, now }: PreviewCardProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const shown = now ?? made
  if (!shown) return null
  return (
    <SectionCard
      title={t('preview')}
      text={t(state === 'waiting' ? 'previewText' : 'previewThen', { at: exactMoment(shown.at, timeZone) })}
    >
      <div className={styles.inside}>
        <PreviewFigures preview={shown} />
        {made && now && isOther(made, now) && <Moved made={made} />}
        <Kinds preview={shown} />
        <Largest preview={shown} />
      </div>
    </SectionCard>
  )
}

/** What has become of it since somebody proposed it. */
function Moved({ made: { at, changed, bets, difference } }: { made: ActPreview }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  return (
    <Note icon={<GitCompareArrows />} tone="beak" name="moved" title={t('movedTitle')}>
      <p>
        {t('movedText', {
          at: exactMoment(at, timeZone),
          changed: number(changed, language),
          bets: number(bets, language),
          house: signed(-BigInt(difference)),
        })}
      </p>
    </Note>
  )
}

function Kinds({ preview: { settled, voided, opened, members } }: { preview: ActPreview }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const written = { settled, voided, opened, members }
  const parts = (['settled', 'voided', 'opened'] as const).filter((key) => written[key] > 0)
  return (
    <p className={styles.soft}>
      {[
        ...parts.map((key) => t(`become_${key}`, { count: number(written[key], language) })),
        t('ofMembers', { count: number(members, language) }),
      ].join(' · ')}
    </p>
  )
}

type Change = ActPreview['largest'][number]
interface Written {
  t: Text<Texts>
  amount: (minor: string) => string
  signed: (minor: bigint) => string
}

const columnsOf = ({ t, amount, signed }: Written): Column<Change>[] => [
  { key: 'member', title: t('member'), cell: ({ memberId, account }) => <MemberLink memberId={memberId} account={account} /> },
  { key: 'stake', title: t('stake'), amount: true, cell: ({ stake }) => amount(stake) },
  {
    key: 'state',
    title: t('becomes'),
    cell: ({ state, becomes }) =>
      state === becomes ? t(`bet_${state}`) : t('fromTo', { from: t(`bet_${state}`), to: t(`bet_${becomes}`) }),
  },
  { key: 'before', title: t('hadBefore'), amount: true, cell: ({ before }) => amount(before) },
  { key: 'after', title: t('hasAfter'), amount: true, cell: ({ after }) => amount(after) },
  { key: 'difference', title: t('difference'), amount: true, cell: ({ before, after }) => signed(BigInt(after) - BigInt(before)) },
]

function Largest({ preview: { largest, changed } }: { preview: ActPreview }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  if (largest.length === 0) return null
  return (
    <>
      <Table isPacked caption={t('largest')} rows={largest} rowKey={({ betId }) => betId} columns={columnsOf({ t, amount, signed })} />
      {largest.length < changed && (
        <p className={styles.soft}>{t('largestOf', { shown: number(largest.length, language), count: number(changed, language) })}</p>
      )}
    </>
  )
}
