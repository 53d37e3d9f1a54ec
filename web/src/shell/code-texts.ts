import { catalogue } from '#platform/text'
import { texts as first } from './texts.ts'

const pt = {
  ...first.pt,
  appTitle: 'Leve o site no bolso',
  appText: 'Aponte a câmera do celular para o código.',
  appSteps: 'Ver como instalar',
  scan: 'Aponte a câmera para o código',
  openResource: 'Abrir o link',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./code-texts-en.ts').then(({ en }) => en))
