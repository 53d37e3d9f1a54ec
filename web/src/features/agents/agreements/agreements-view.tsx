import type { Agreement, AgreementKind } from '@tucano/contract/agents/agreements'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Disclosure } from '../parts/disclosure.tsx'
import type { Somebody } from '../parts/find-field.tsx'
import { AgreementCard, isWaiting } from './agreement-card.tsx'
import styles from './agreements.module.css'
import { OfferForm } from './offer-form.tsx'
import { useAgreements } from './queries.ts'
import { texts } from './texts.ts'

/** Agreements of both sides: first what waits for an answer, then what the agent gets, then what it pays. */
export function AgreementsView({ kind, about }: { kind: AgreementKind; about: Somebody | undefined }) {
  const t = useText(texts)
  const query = useAgreements(kind, false)
  const [offering, setOffering] = useState(about !== undefined)
  const [editing, setEditing] = useState<Agreement>()
  const close = (): void => {
    setOffering(false)
    setEditing(undefined)
  }
  const offer = (
    <Button look="primary" icon={<Plus />} onClick={() => setOffering(true)}>
      {t('offerNew')}
    </Button>
  )
  return (
    <>
      <Arrived query={query} skeleton={<Skeleton height="360px" />} failedTitle={t('agreementsFailed')} level="h4">
        {({ list, higherAllowed }) => (
          <>
            {list.some(isWaiting) && (
              <Section name="waiting" title={t('waitingTitle')} list={list.filter(isWaiting)} onEdit={setEditing} empty="" />
            )}
            <Section
              name="payee"
              title={t('getsTitle')}
              list={list.filter((each) => each.side === 'payee' && !isWaiting(each))}
              onEdit={setEditing}
              empty={list.some(isWaiting) ? '' : t('getsNone')}
            />
            <Section
              name="payer"
              title={t('paysTitle')}
              list={list.filter(({ side }) => side === 'payer')}
              onEdit={setEditing}
              empty={t('paysNone')}
              action={offer}
            />
            {(offering || editing) && <OfferForm kind={kind} edited={editing} about={about} higherAllowed={higherAllowed} close={close} />}
          </>
        )}
      </Arrived>
      <Disclosure label={t('over')}>{() => <Over kind={kind} />}</Disclosure>
    </>
  )
}

interface SectionProps {
  name: string
  title: string
  list: readonly Agreement[]
  empty: string
  action?: ReactNode
  onEdit: (agreement: Agreement) => void
}

function Section({ name, title, list, empty, action, onEdit }: SectionProps) {
  if (list.length === 0 && empty === '') return null
  return (
    <section className={styles.section} data-section={name}>
      <header className={styles.sectionHead}>
        <h4>{title}</h4>
        {action}
      </header>
      {list.length === 0 && <p className={styles.empty}>{empty}</p>}
      {list.map((agreement) => (
        // By its version, so that an answer is never given to other terms than those that were read.
        <AgreementCard key={`${agreement.agreementId} ${agreement.version} ${agreement.state}`} agreement={agreement} onEdit={onEdit} />
      ))}
    </section>
  )
}

function Over({ kind }: { kind: AgreementKind }) {
  const t = useText(texts)
  const query = useAgreements(kind, true)
  return (
    <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('agreementsFailed')} level="h4" small>
      {({ list }) =>
        list.length === 0 ? (
          <p className={styles.empty}>{t('overNone')}</p>
        ) : (
          <div className={styles.section}>
            {list.map((agreement) => (
              <AgreementCard key={agreement.agreementId} agreement={agreement} />
            ))}
          </div>
        )
      }
    </Arrived>
  )
}
