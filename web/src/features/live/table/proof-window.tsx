import { useText } from '#platform/text'
import { ProofWindow as DrawProofWindow } from '#play/proof/proof-window.tsx'
import { loadChecker } from '../load-checker.ts'
import { texts } from './texts.ts'

interface ProofWindowProps {
  drawId: string
  round: number
  onClose: () => void
}

export function ProofWindow({ drawId, round, onClose }: ProofWindowProps) {
  const t = useText(texts)
  const words = { title: t('proofTitle', { round }), text: t('proofText'), notYet: t('notYet'), fileName: `${t('fileName')}-${round}` }
  return <DrawProofWindow drawId={drawId} words={words} load={loadChecker} onClose={onClose} />
}
