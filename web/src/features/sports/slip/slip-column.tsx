import { SlipBody } from './slip-body.tsx'

/** On a desk the slip stands at the right, always. */
export const SlipColumn = ({ onDeposit }: { onDeposit: () => void }) => <SlipBody hasTitle onDeposit={onDeposit} />
