import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PasswordFirst } from '#parts/transfer/password-first'
import { TransferSteps } from '#parts/transfer/transfer-steps'
import { type TransferTerms, useTransferFacts } from '#parts/use-transfer-facts'
import { CallError } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { transfer, useTransferTerms } from './queries.ts'
import { texts } from './texts.ts'

interface TransferCardProps {
  memberId: string
  name: string
  onPaymentPassword: () => void
  onClose: () => void
}

/** Money from the agent to somebody right below. */
export function TransferCard({ memberId, name, onPaymentPassword, onClose }: TransferCardProps) {
  const t = useText(texts)
  const query = useTransferTerms(memberId)
  if (query.error instanceof CallError && query.error.code === 'jurisdiction.not.available')
    return (
      <Card>
        <DrawnState
          drawing="lock"
          title={t('transferClosed')}
          level="h4"
          small
          actions={
            <Button look="quiet" onClick={onClose}>
              {t('close')}
            </Button>
          }
        />
      </Card>
    )
  return (
    <Arrived query={query} skeleton={<Skeleton height="280px" />} failedTitle={t('transferFailed')} level="h4" small>
      {(terms) =>
        terms.paymentPassword ? (
          <TransferSteps
            title={t('transferTitle', { name })}
            text={t('transferText')}
            facts={<TermFacts terms={terms} />}
            name={name}
            terms={terms}
            send={(request) => transfer({ ...request, memberId })}
            close={{ label: t('close'), onPress: onClose }}
          />
        ) : (
          <PasswordFirst onPaymentPassword={onPaymentPassword} />
        )
      }
    </Arrived>
  )
}

const TermFacts = ({ terms }: { terms: TransferTerms }) => <Facts facts={useTransferFacts(terms)} />
