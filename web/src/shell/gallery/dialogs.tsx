import { useEffect, useLayoutEffect, useState } from 'react'
import { ProductWindow } from '#parts/product-window'
import { closeModal, guardModals, modalNames, openDynamicModal, openModal, warn } from '#platform/modals'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { Panel } from '#ui/panel'
import { Checkbox } from '#ui/toggle'
import { MemberCentre } from './member-centre.tsx'
import { Section, Specimen } from './specimen.tsx'

const LONG =
  'Um texto comprido para ver como a janela se comporta quando o conteúdo não cabe: ela rola por dentro e a página fica parada. '.repeat(30)

export function Dialogs() {
  const [panel, setPanel] = useState(false)
  const [pressed, setPressed] = useState('')
  const press = (key: string, close: () => void) => (): void => {
    setPressed(key)
    close()
  }
  const plain = (): void =>
    openDynamicModal(({ close }) => (
      <Modal title="Janela simples" closeLabel="Fechar" onClose={close}>
        Fecha com Esc, com um clique ao lado, no botão ou no X.
      </Modal>
    ))
  const choice = (): void =>
    openDynamicModal(({ close }) => (
      <Modal
        title="Sair da conta?"
        closeLabel="Fechar"
        onClose={close}
        buttons={[
          { key: 'CANCEL', label: 'Cancelar', onPress: press('CANCEL', close) },
          { key: 'CONFIRM', label: 'Sair', isDefault: true, onPress: press('CONFIRM', close) },
        ]}
      >
        Enter escolhe o botão em destaque.
      </Modal>
    ))
  const long = (): void =>
    openDynamicModal(({ close }) => (
      <Modal title="Texto longo" closeLabel="Fechar" onClose={close}>
        {LONG}
      </Modal>
    ))
  const floating = (): void =>
    openDynamicModal(({ close }) => (
      <ProductWindow title="Janela" onClose={close}>
        Arraste.
      </ProductWindow>
    ))
  return (
    <Section title="Janelas">
      <Specimen name="Modal" id="modal">
        <Button onClick={plain}>Abrir simples</Button>
        <Button onClick={choice}>Abrir escolha</Button>
        <Button onClick={long}>Abrir longa</Button>
        <output data-testid="pressed">{pressed}</output>
      </Specimen>
      <Specimen name="Janela do produto" id="window">
        <Button onClick={floating}>Abrir janela</Button>
      </Specimen>
      <Specimen name="Aviso" id="warning">
        <Button onClick={() => warn('Para isso, crie uma conta real.', 'Entendi')}>Abrir aviso</Button>
      </Specimen>
      <Guards open={plain} />
      <Specimen name="Painel" id="panel">
        <Button onClick={() => setPanel(true)}>Abrir painel</Button>
        {panel && (
          <Panel title="Central do membro" closeLabel="Fechar o painel" onClose={() => setPanel(false)}>
            Uma folha de altura inteira sobre o site.
          </Panel>
        )}
      </Specimen>
      <MemberCentre />
      <Specimen name="Janelas com nome" id="named" wide>
        {modalNames.map((name) => (
          <Button key={name} size="small" onClick={() => openModal(name)}>
            {name}
          </Button>
        ))}
        <Button size="small" look="quiet" onClick={() => modalNames.forEach(closeModal)}>
          Fechar todas
        </Button>
      </Specimen>
    </Section>
  )
}

/** Handlers that cancel the opening or the closing. */
function Guards({ open }: { open: () => void }) {
  const [noOpening, setNoOpening] = useState(false)
  const [noClosing, setNoClosing] = useState(false)
  // As soon as the box shows it, the handler says it.
  useLayoutEffect(() => guardModals('open', () => !noOpening), [noOpening])
  useLayoutEffect(() => guardModals('close', () => !noClosing), [noClosing])
  // Otherwise a visitor of the gallery could not get out.
  useEffect(() => {
    if (!noClosing) return
    const timer = setTimeout(() => setNoClosing(false), 3000)
    return () => clearTimeout(timer)
  }, [noClosing])
  return (
    <Specimen name="Antes de abrir e de fechar" id="guards">
      <Checkbox checked={noOpening} onChange={(event) => setNoOpening(event.target.checked)}>
        Impedir a abertura
      </Checkbox>
      <Checkbox checked={noClosing} onChange={(event) => setNoClosing(event.target.checked)}>
        Impedir o fechamento por 3 s
      </Checkbox>
      <Button onClick={open}>Abrir vigiada</Button>
    </Specimen>
  )
}
