import { APPLICATION_TEXT_MAX, affiliateChannels, applyAffiliate, getAffiliate } from '@tucano/contract/agents/affiliates'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass, IdCard, TriangleAlert, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Arrived } from '#parts/loaded'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { day } from '#platform/format'
import { queries } from '#platform/queries'
import { useSession, useTrial } from '#platform/session'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { SelectField, TextArea, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import styles from './referral-page.module.css'
import { texts } from './texts.ts'

type Affiliate = ReplyOf<typeof getAffiliate>
type Channel = (typeof affiliateChannels)[number]

export interface AffiliateCardProps {
  onDocuments: () => void
  onAgentCentre: () => void
}

/** The affiliate programme: asking to become an agent, and what came of it. */
export function AffiliateCard({ onDocuments, onAgentCentre }: AffiliateCardProps) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const isTrial = useTrial()
  const query = useQuery({ queryKey: ['member', token, 'affiliate'], queryFn: () => call(getAffiliate, {}), staleTime: 0 })
  if (isTrial) return null
  return (
    <SectionCard title={t('affiliate')} text={t('affiliateText')}>
      <Arrived query={query} skeleton={<Skeleton height="120px" />} failedTitle={t('affiliateFailed')} level="h5" small>
        {(affiliate) => (
          <div className={styles.inside} data-affiliate={affiliate.application?.state ?? 'none'}>
            <Standing affiliate={affiliate} onDocuments={onDocuments} onAgentCentre={onAgentCentre} />
            {affiliate.canApply && <Application />}
          </div>
        )}
      </Arrived>
    </SectionCard>
  )
}

/** How it stands, in a sentence. */
function Standing({ affiliate, onDocuments, onAgentCentre }: AffiliateCardProps & { affiliate: Affiliate }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { isAgent, isSuspended, documents, application } = affiliate
  if (isSuspended)
    return (
      <Note icon={<TriangleAlert />} tone="alarm" title={t('affiliateSuspended')}>
        {t('affiliateSuspendedText')}
      </Note>
    )
  if (isAgent)
    return (
      <Note
        icon={<UsersRound />}
        tone="forest"
        title={t('affiliateAgent')}
        action={<Button onClick={onAgentCentre}>{t('agentCentre')}</Button>}
      >
        {t('affiliateAgentText')}
      </Note>
    )
  switch (application?.state) {
    case 'applied':
      return (
        <Note icon={<Hourglass />} tone="sky" title={t('applied')}>
          {t('appliedText', { day: day(application.at, timeZone) })}
        </Note>
      )
    case 'approved':
      return (
        <Note icon={<CircleCheck />} tone="forest" title={t('approved')}>
          {t('approvedText')}
        </Note>
      )
    case 'refused':
      return (
        <Note icon={<CircleX />} title={t('turnedDown')}>
          {application.reason !== null && <p>{t('turnedDownText', { reason: application.reason })}</p>}
          {application.againAt !== null && <p>{t('again', { day: day(application.againAt, timeZone) })}</p>}
        </Note>
      )
    case undefined:
      return documents ? null : (
        <Note icon={<IdCard />} tone="sky" title={t('documentsFirst')} action={<Button onClick={onDocuments}>{t('sendDocuments')}</Button>}>
          {t('documentsFirstText')}
        </Note>
      )
  }
}

function Application() {
  const t = useText(texts)
  const { busy, problem, save } = useSaving()
  const [fields, setFields] = useState<{ channel: Channel; address: string; text: string }>({ channel: 'social', address: '', text: '' })
  const [tried, setTried] = useState(false)
  const [address, text] = [fields.address.trim(), fields.text.trim()]
  const set = (change: Partial<typeof fields>): void => setFields({ ...fields, ...change })
  const send = async (): Promise<void> => {
    setTried(true)
    if (address.length < 3 || text === '') return
    await save(async () => {
      await call(applyAffiliate, { channel: fields.channel, address, text })
      await queries.invalidateQueries({ queryKey: ['member'] })
    }, t('applySent'))
  }
  return (
    <Form
      submitLabel={t('apply')}
      busy={busy}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <SelectField label={t('channel')} value={fields.channel} onChange={({ target }) => set({ channel: target.value as Channel })}>
        {affiliateChannels.map((channel) => (
          <option key={channel} value={channel}>
            {t(`channel_${channel}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('address')}
        placeholder={t('addressHint')}
        maxLength={200}
        value={fields.address}
        error={tried && address.length < 3 ? t('addressWrong') : undefined}
        onChange={({ target }) => set({ address: target.value })}
      />
      <TextArea
        label={t('about')}
        hint={t('aboutHint', { max: APPLICATION_TEXT_MAX })}
        maxLength={APPLICATION_TEXT_MAX}
        rows={4}
        value={fields.text}
        error={tried && text === '' ? t('aboutWrong') : undefined}
        onChange={({ target }) => set({ text: target.value })}
      />
    </Form>
  )
}
