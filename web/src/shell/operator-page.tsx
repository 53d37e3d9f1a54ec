import { RoomWatch } from '../features/chat/room-watch.tsx'
import { OperatorFrame } from '../features/operators/operator-frame.tsx'
import { Desk } from '../features/support/talk/desk.tsx'
import { useFlag } from '#platform/site'

/** Where operators work: customer service, and the members' room. */
export function OperatorPage() {
  const hasRoom = useFlag('CBS3')
  return <OperatorFrame desk={<Desk />} room={hasRoom ? <RoomWatch /> : undefined} />
}
