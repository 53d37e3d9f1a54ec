import { useState } from 'react'
import { Arriving } from '#parts/arriving'
import { lazyPart } from '#platform/chunk'
import { usePublicStore } from '#platform/public-store'
import { hasMemberCentre, useSession } from '#platform/session'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { memberPages } from '../member-pages.tsx'
import { Specimen } from './specimen.tsx'

const MemberPanel = lazyPart('member-panel', () => import('../../features/member/member-panel.tsx').then((part) => part.MemberPanel))

const counts = { unreadMissions: 'Missões', unreadMessage: 'Mensagens', unreadRewards: 'Recompensas' } as const

/** The personal centre with as many unread as one likes. It needs somebody who is signed in. */
export function MemberCentre() {
  const [open, setOpen] = useState(false)
  const signedIn = useSession(hasMemberCentre)
  const store = usePublicStore()
  return (
    <Specimen name="Central do membro" id="centre" wide>
      {(['unreadMissions', 'unreadMessage', 'unreadRewards'] as const).map((key) => (
        <TextField
          key={key}
          label={`${counts[key]} não lidas`}
          type="number"
          min={0}
          value={store[key]}
          onChange={({ target }) => usePublicStore.setState({ [key]: Number(target.value) })}
        />
      ))}
      <Button disabled={!signedIn} onClick={() => setOpen(true)}>
        Abrir central
      </Button>
      <Arriving fallback={null}>{open && <MemberPanel close={() => setOpen(false)} pages={memberPages} />}</Arriving>
    </Specimen>
  )
}
