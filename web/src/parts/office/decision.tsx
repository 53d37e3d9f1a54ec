import type { ErrorCode } from '@tucano/contract/errors'
import { Ban, Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import { ConfirmModal } from './confirm-modal.tsx'
import styles from './detail.module.css'
import { RefuseWindow } from './refuse-window.tsx'
import { type Deciding, useDeciding } from './use-deciding.ts'

interface Approval {
  label: string
  /** Whether all that has to be looked at was. */
  ready: boolean
  /** The last question, and what it asks. */
  title: string
  question: ReactNode
  act: () => Promise<unknown>
  /** What is said when it is done. */
  done: string
}

interface Refusal {
  label: string
  title: string
  /** What happens when it is refused. */
  text: string
  /** Who reads the reason, where that is not the member. */
  hint?: string
  /** The fewest characters of a reason, where they are more than usual. */
  shortest?: number
  /** Reasons that are given often. */
  usual: readonly string[]
  act: (reason: string) => Promise<unknown>
  done: string
}

/** Runs a decision, and leaves the request once there is nothing more to decide. */
type Decide = (change: () => Promise<unknown>, done: string) => Promise<void>

interface DecisionProps {
  title: string
  /** What the server answers when there is nothing more to decide. */
  over: readonly ErrorCode[]
  text?: string
  /** A press and a question; or a form of the queue's own, where approving takes more than that. */
  approval: Approval | { renderForm: (deciding: Pick<Deciding, 'busy' | 'problem'> & { decide: Decide }) => ReactNode }
  refusal: Refusal
  /** Leads back to the queue, where the next one has the focus. */
  onDone: () => void
  /** What has to be looked at first. */
  children?: ReactNode
}

/** The decision about a request of any queue: approved after a question, or refused with a reason. */
export function Decision({ title, over, text, approval, refusal, onDone, children }: DecisionProps) {
  const { busy, problem, decide: start } = useDeciding(over)
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const close = (): void => setAsking(undefined)
  const decide: Decide = async (change, done) => {
    if (await start(change, done)) onDone()
  }
  const told = asking === 'refuse' ? undefined : problem
  const refuse = { label: refusal.label, disabled: busy, onPress: () => setAsking('refuse') }
  return (
    <SectionCard title={title} {...(text === undefined ? {} : { text })}>
      <div className={styles.inside}>
        {'renderForm' in approval ? (
          <>
            {approval.renderForm({ busy, problem: told, decide })}
            <RefuseButton {...refuse} wide />
          </>
        ) : (
          <>
            {told && (
              <p className={styles.warning} data-tone="alarm" role="alert">
                {told}
              </p>
            )}
            {children}
            <div className={styles.actions}>
              <Button
                look="primary"
                size="large"
                icon={<Check />}
                busy={busy}
                disabled={!approval.ready}
                onClick={() => setAsking('approve')}
              >
                {approval.label}
              </Button>
              <RefuseButton {...refuse} />
            </div>
          </>
        )}
      </div>
      {asking === 'approve' && 'act' in approval && (
        <ConfirmModal
          title={approval.title}
          label={approval.label}
          onConfirm={() => void decide(approval.act, approval.done)}
          close={close}
        >
          <p>{approval.question}</p>
        </ConfirmModal>
      )}
      {asking === 'refuse' && (
        <RefuseWindow
          {...refusal}
          busy={busy}
          problem={problem}
          onRefuse={(reason) => void decide(() => refusal.act(reason), refusal.done)}
          close={close}
        />
      )}
    </SectionCard>
  )
}

interface RefuseButtonProps {
  label: string
  disabled: boolean
  wide?: boolean
  onPress: () => void
}

const RefuseButton = ({ label, disabled, wide = false, onPress }: RefuseButtonProps) => (
  <Button size={wide ? 'medium' : 'large'} wide={wide} icon={<Ban />} disabled={disabled} onClick={onPress}>
    {label}
  </Button>
)
