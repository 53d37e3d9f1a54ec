import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { LeavingContext } from '#ui/dialog'
import { closeCentre, useCentre } from './centres.ts'
import { useMemberPages } from './member-pages.tsx'
import { openDocuments } from './open-documents.tsx'
import { openPaymentPassword } from './open-payment-password.tsx'

const MemberPanel = lazyPart('member-panel', () => import('../features/member/member-panel.tsx').then((part) => part.MemberPanel))
const DocumentsCard = lazyPart('documents-card', () =>
  import('../features/documents/documents-card.tsx').then((part) => part.DocumentsCard),
)
const LimitsCard = lazyPart('limits-card', () => import('../features/limits/limits-card.tsx').then((part) => part.LimitsCard))
const AgentPanel = lazyPart('agent-panel', () => import('../features/agents/agent-panel.tsx').then((part) => part.AgentPanel))

/** What the account's own page says of documents and limits. */
const AccountCards = () => (
  <>
    <DocumentsCard onOpen={openDocuments} />
    <LimitsCard onLeave={closeCentre} />
  </>
)

/** The member's and the agent's panel, while their flag is on. */
export function Centres() {
  const { centre, page, agentPage } = useCentre()
  const memberPages = useMemberPages()
  return (
    <LeavingContext value={false}>
      <Arriving fallback={null}>
        {centre === 'member' && <MemberPanel key={page} close={closeCentre} pages={memberPages} page={page} more={<AccountCards />} />}
        {centre === 'agent' && <AgentPanel close={closeCentre} page={agentPage} onPaymentPassword={openPaymentPassword} />}
      </Arriving>
    </LeavingContext>
  )
}
