import { useText } from '#platform/text'
import { ProofWindow as DrawProofWindow } from '#play/proof/proof-window.tsx'
import { shortNumero } from '../numero.ts'
import { loadChecker } from '../load-checker.ts'
import { texts } from './texts.ts'

export interface ShownDraw {
  drawId: string
  numero: string
}

interface ProofWindowProps {
  draw: ShownDraw
  onClose: () => void
}

export function ProofWindow({ draw: { drawId, numero }, onClose }: ProofWindowProps) {
  const t = useText(texts)
  const words = {
    title: t('proofTitle', { numero: shortNumero(numero) }),
    text: t('proofText'),
    notYet: t('notYet'),
    fileName: `${t('fileName')}-${numero}`,
  }
  return <DrawProofWindow drawId={drawId} words={words} load={loadChecker} onClose={onClose} />
}
