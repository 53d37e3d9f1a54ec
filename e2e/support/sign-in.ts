import type { Page } from '@playwright/test'

/** Fills in the login that is open, and waits until the header knows the member. */
export async function signIn(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(username)
  await dialog.getByLabel('Senha', { exact: true }).fill('tucano2026')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  // Waiting follows every frame, where an assertion would look ever more seldom.
  await page.getByRole('button', { name: /^Abrir o menu de \S/ }).waitFor()
  await dialog.waitFor({ state: 'detached' })
}
