/** What we write to people. The interface is Portuguese, and so are its letters; a brand with another language brings its own. */
interface Written {
  subject: string
  body: string
}

export const codeMessage = (brand: string, code: string, minutes: number): Written => ({
  subject: '',
  body: `${brand}: seu codigo e ${code}. Vale por ${minutes} minutos. Nao passe este codigo a ninguem, nem ao suporte.`,
})

export const codeEmail = (brand: string, code: string, minutes: number): Written => ({
  subject: `${code} é o seu código ${brand}`,
  body: `Olá!

Use este código para continuar: ${code}

Ele vale por ${minutes} minutos e só pode ser usado uma vez. Não passe o código a ninguém, nem a quem disser que é do suporte.

Não foi você quem pediu? Então ignore este e-mail: sem o código, ninguém entra na sua conta.

Equipe ${brand}
`,
})

export const linkEmail = (brand: string, link: string, minutes: number): Written => ({
  subject: `Crie uma nova senha no ${brand}`,
  body: `Olá!

Recebemos um pedido para criar uma nova senha. Abra este endereço no navegador:

${link}

O link vale por ${minutes} minutos e só funciona uma vez.

Não foi você quem pediu? Então ignore este e-mail: sua senha continua a mesma.

Equipe ${brand}
`,
})

export const changedEmail = (brand: string, what: string): Written => ({
  subject: `Aviso de segurança: ${what}`,
  body: `Olá!

Houve uma alteração na sua conta ${brand}: ${what}.

Foi você? Então não precisa fazer nada.

Não foi você? Entre agora, troque a senha e encerre as outras sessões em Minha conta. Se não conseguir entrar, use "Esqueci minha senha" ou fale com o suporte.

Equipe ${brand}
`,
})
