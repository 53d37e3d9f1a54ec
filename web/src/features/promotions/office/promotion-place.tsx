import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type PromotionKind, promotionKinds } from '@tucano/contract/promotions/definition'
import { listGoods } from '@tucano/contract/points/office'
import { type PromotionLine, savePromotion } from '@tucano/contract/promotions/office'
import { useMemo, useState } from 'react'
import { Arrived } from '#parts/loaded'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { KindPicker } from './editor/kind-picker.tsx'
import { type Choices, optionsOf } from './editor/options.ts'
import { PromotionEditor } from './editor/promotion-editor.tsx'
import { templateOf } from './editor/templates.ts'
import { texts as editorTexts } from './editor/texts.ts'
import { PromotionDetail } from './promotion-detail.tsx'
import { useGoodsToGive, useOfficePromotion, usePromotionChoices } from './queries.ts'
import { texts } from './texts.ts'

/** The address of a promotion that is not there yet. */
const NEW = 'nova'

interface PromotionPlaceProps {
  chosen: string
  kind: string | undefined
  isEdited: boolean
  lines: readonly PromotionLine[]
  roles: readonly OperatorRole[]
  onGo: (change: Partial<Record<'promocao' | 'tipo' | 'editar' | 'quais', string | undefined>>) => void
  onLeave: (go: () => void) => void
  onUnsaved: (isUnsaved: boolean) => void
}

const skeleton = <Skeleton height="420px" />

/** What stands beside the list: a promotion, its editor, or the choice of what a new one is to be. */
export function PromotionPlace(props: PromotionPlaceProps) {
  const t = useText(editorTexts)
  const choices = usePromotionChoices()
  const { chosen, roles } = props
  if (chosen === NEW && !mayCall(roles, savePromotion)) return null
  return (
    <Arrived query={choices} skeleton={skeleton} failedTitle={t('choicesFailed')} level="h3" small>
      {(found) => (chosen === NEW ? <NewPromotion {...props} choices={found} /> : <OldPromotion {...props} choices={found} />)}
    </Arrived>
  )
}

const kindOf = (text: string | undefined): PromotionKind | undefined => promotionKinds.find((kind) => kind === text)

function useOptions({
  choices,
  lines,
  promotionId,
  roles,
}: {
  choices: Choices
  lines: readonly PromotionLine[]
  promotionId: string | undefined
  roles: readonly OperatorRole[]
}) {
  const { data: goods } = useGoodsToGive(mayCall(roles, listGoods))
  return useMemo(() => optionsOf({ choices, promotions: lines, goods: goods ?? [], promotionId }), [choices, lines, goods, promotionId])
}

function NewPromotion({ kind: asked, lines, roles, choices, onGo, onLeave, onUnsaved }: PromotionPlaceProps & { choices: Choices }) {
  const kind = kindOf(asked)
  const [now] = useState(() => Date.now())
  const options = useOptions({ choices, lines, promotionId: undefined, roles })
  if (kind === undefined) return <KindPicker law={choices.law} onPick={(tipo) => onGo({ promocao: NEW, tipo })} />
  return (
    <PromotionEditor
      promotionId={null}
      present={null}
      running={undefined}
      definition={templateOf(kind, now, choices.law)}
      choices={choices}
      options={options}
      onUnsaved={onUnsaved}
      onSaved={(promocao) => onGo({ promocao, quais: 'rascunhos' })}
      onCancel={() => onLeave(() => onGo({ promocao: NEW }))}
    />
  )
}

function OldPromotion({ chosen, isEdited, lines, roles, choices, onGo, onLeave, onUnsaved }: PromotionPlaceProps & { choices: Choices }) {
  const t = useText(texts)
  const query = useOfficePromotion(chosen)
  const mayEdit = mayCall(roles, savePromotion)
  const options = useOptions({ choices, lines, promotionId: chosen, roles })
  return (
    <Arrived query={query} skeleton={skeleton} failedTitle={t('detailFailed')} level="h3" small>
      {(found) => {
        const { promotion, definition, draft } = found
        if (isEdited && mayEdit)
          return (
            <PromotionEditor
              promotionId={chosen}
              present={promotion.changed}
              running={promotion.version > 0 ? promotion.version : undefined}
              definition={draft ?? definition}
              choices={choices}
              options={options}
              onUnsaved={onUnsaved}
              onSaved={() => onGo({})}
              onCancel={() => onLeave(() => onGo({}))}
            />
          )
        return (
          <PromotionDetail
            found={found}
            options={options}
            law={choices.law}
            mayEdit={mayEdit}
            roles={roles}
            onEdit={() => onGo({ editar: '1' })}
            onCopied={(promocao) => onGo({ promocao, quais: 'rascunhos' })}
          />
        )
      }}
    </Arrived>
  )
}
