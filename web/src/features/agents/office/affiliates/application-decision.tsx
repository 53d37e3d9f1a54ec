import { AGAIN_DAYS, type AffiliateApplication, decideApplication } from '@tucano/contract/agents/affiliates'
import { REASON_MIN } from '@tucano/contract/members'
import { useState } from 'react'
import { Decision } from '#parts/office/decision'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Form } from '#ui/form'
import { PlanFields } from './plan-fields.tsx'
import { texts } from './texts.ts'
import { NO_PLAN, readPlan } from './typed-plan.ts'

/** An agent with a plan, or a refusal with a reason. */
export function ApplicationDecision({ application, onDone }: { application: AffiliateApplication; onDone: () => void }) {
  const t = useText(texts)
  const { applicationId, account } = application
  const [typed, setTyped] = useState(NO_PLAN)
  const [tried, setTried] = useState(false)
  return (
    <Decision
      title={t('decision')}
      over={['application.decided', 'application.unknown']}
      text={t('decisionText')}
      approval={{
        renderForm: ({ busy, problem, decide }) => (
          <Form
            submitLabel={t('approve')}
            busy={busy}
            problem={problem}
            onSubmit={(event) => {
              event.preventDefault()
              setTried(true)
              const plan = readPlan(typed)
              if (plan) void decide(() => call(decideApplication, { applicationId, decision: 'approve', plan }), t('approved', { account }))
            }}
          >
            <PlanFields typed={typed} tried={tried} onType={setTyped} />
          </Form>
        ),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', { account }),
        text: t('refuseText', { days: AGAIN_DAYS }),
        shortest: REASON_MIN,
        usual: [t('usual_channel'), t('usual_linked'), t('usual_text')],
        act: (reason) => call(decideApplication, { applicationId, decision: 'refuse', reason }),
        done: t('refused', { account }),
      }}
      onDone={onDone}
    />
  )
}
