import { ArrowRight, Bell, Heart, LogOut, Search, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#ui/button'
import { Avatar, Badge, Card, Chip, Count, Skeleton } from '#ui/card'
import { PasswordField, SelectField, TextArea, TextField } from '#ui/field'
import { Menu, MenuItem } from '#ui/menu'
import { Progress, Spinner } from '#ui/spinner'
import { Segmented, Tabs } from '#ui/tabs'
import { Checkbox, Switch } from '#ui/toggle'
import { toast } from '#ui/toast'
import styles from './gallery.module.css'
import { Section, Specimen } from './specimen.tsx'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Signs />
    </>
  )
}

function Buttons() {
  return (
    <Section title="Botões">
      {looks.map((look) => (
        <Specimen key={look} name={look} id={`button-${look}`}>
          <Button look={look}>Depositar</Button>
          <Button look={look} icon={<ArrowRight />}>
            Com ícone
          </Button>
          <Button look={look} disabled>
            Indisponível
          </Button>
          <Button look={look} busy>
            Enviando
          </Button>
        </Specimen>
      ))}
      <Specimen name="Tamanhos">
        <Button look="primary" size="small">
          Pequeno
        </Button>
        <Button look="primary">Médio</Button>
        <Button look="primary" size="large">
          Grande
        </Button>
      </Specimen>
      <Specimen name="Só ícone">
        <IconButton label="Favoritar">
          <Heart />
        </IconButton>
        <IconButton label="Avisos">
          <Bell />
        </IconButton>
        <IconButton label="Indisponível" disabled>
          <Settings />
        </IconButton>
      </Specimen>
      <Specimen name="Menu" id="menu">
        <Menu label="Abrir o menu de Ana Beatriz" align="start" button={<>Ana Beatriz</>}>
          {(close) => (
            <>
              <MenuItem icon={<UserRound />} onPress={close}>
                Minha conta
              </MenuItem>
              <MenuItem icon={<Settings />} onPress={close}>
                Preferências
              </MenuItem>
              <MenuItem icon={<LogOut />} danger onPress={close}>
                Sair
              </MenuItem>
            </>
          )}
        </Menu>
      </Specimen>
      <Specimen name="Recado passageiro">
        <Button onClick={() => toast('Senha alterada.', 'done')}>Feito</Button>
        <Button onClick={() => toast('Há uma versão nova do site.')}>Informação</Button>
        <Button onClick={() => toast('Não conseguimos salvar.', 'wrong')}>Problema</Button>
      </Specimen>
    </Section>
  )
}

function Fields() {
  return (
    <Section title="Campos">
      <Specimen name="Texto">
        <TextField label="Usuário" placeholder="＊Usuário" />
      </Specimen>
      <Specimen name="Com dica e ícone">
        <TextField label="Buscar jogo" icon={<Search />} hint="Pelo menos duas letras." />
      </Specimen>
      <Specimen name="Com erro">
        <TextField label="E-mail" defaultValue="ana@" error="Digite um e-mail como nome@exemplo.com." />
      </Specimen>
      <Specimen name="Indisponível">
        <TextField label="Conta" defaultValue="ana" disabled />
      </Specimen>
      <Specimen name="Senha">
        <PasswordField
          label="Senha"
          defaultValue="segredo123"
          showLabel="Mostrar a senha"
          hideLabel="Esconder a senha"
          hint="De 8 a 20 caracteres, com uma letra e um número."
        />
      </Specimen>
      <Specimen name="Várias linhas">
        <TextArea label="Mensagem" rows={4} hint="0 de 500 palavras" />
      </Specimen>
      <Specimen name="Escolha">
        <SelectField label="Aposta mínima" defaultValue="0.10">
          <option value="all">Todas</option>
          <option value="0.01">0,01</option>
          <option value="0.10">0,10</option>
        </SelectField>
      </Specimen>
    </Section>
  )
}

function Choices() {
  const [mode, setMode] = useState<'all' | 'hot' | 'fav' | 'recent'>('all')
  const [tab, setTab] = useState<'username' | 'mobile'>('username')
  const [chip, setChip] = useState('SC')
  return (
    <Section title="Escolhas">
      <Specimen name="Caixa de marcar">
        <Checkbox defaultChecked>Lembrar de mim</Checkbox>
        <Checkbox>Receber novidades</Checkbox>
        <Checkbox disabled>Indisponível</Checkbox>
      </Specimen>
      <Specimen name="Chave">
        <Switch defaultChecked>Som do jogo</Switch>
        <Switch>Modo rápido</Switch>
        <Switch disabled>Indisponível</Switch>
      </Specimen>
      <Specimen name="Controle segmentado">
        <Segmented
          label="Lista"
          value={mode}
          onChange={setMode}
          choices={[
            { key: 'all', label: 'Todos' },
            { key: 'hot', label: 'Em alta' },
            { key: 'fav', label: 'Favoritos' },
            { key: 'recent', label: 'Recentes' },
          ]}
        />
      </Specimen>
      <Specimen name="Fichas">
        {['SC', 'VP', 'JP', 'TG', 'AC'].map((key) => (
          <Chip key={key} pressed={key === chip} onPress={() => setChip(key)}>
            {key}
          </Chip>
        ))}
      </Specimen>
      <Specimen name="Abas" wide>
        <div className={styles.grow}>
          <Tabs
            label="Formas de entrar"
            active={tab}
            onChange={setTab}
            tabs={[
              { key: 'username', label: 'Usuário' },
              { key: 'mobile', label: 'Celular' },
            ]}
          >
            <p>{tab === 'username' ? 'Entre com usuário e senha.' : 'Entre com um código no celular.'}</p>
          </Tabs>
        </div>
      </Specimen>
    </Section>
  )
}

function Signs() {
  return (
    <Section title="Sinais">
      <Specimen name="Etiquetas">
        <Badge>Comum</Badge>
        <Badge tone="beak">Em alta</Badge>
        <Badge tone="forest">Aberta</Badge>
        <Badge tone="sky">Ao vivo</Badge>
        <Badge tone="alarm">Recusado</Badge>
      </Specimen>
      <Specimen name="Contadores">
        <Count value={3} label="3 novas" />
        <Count value={128} label="128 novas" />
        <Count value={0} label="nenhuma" />
      </Specimen>
      <Specimen name="Andamento">
        <Spinner />
        <div className={styles.grow}>
          <Progress label="Enviando" value={0.6} />
        </div>
        <div className={styles.grow}>
          <Progress label="Procurando" />
        </div>
      </Specimen>
      <Specimen name="Esqueleto">
        <Skeleton width="48px" height="48px" round />
        <div className={styles.grow}>
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </div>
      </Specimen>
      <Specimen name="Avatar">
        <Avatar src="/brand/avatar-default.svg" name="Ana" size={56} />
        <Avatar src="/brand/avatar-default.svg" name="Bruno" size={40} />
        <Avatar src="/brand/avatar-default.svg" name="Carla" size={32} />
      </Specimen>
      <Specimen name="Cartão">
        <Card>
          <h3>Carteira</h3>
          <p>R$ 1.234,50 disponíveis para jogar.</p>
        </Card>
      </Specimen>
    </Section>
  )
}
