import * as contract from '@tucano/contract/session'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { loginByCode } from './login-by-code.ts'
import { loginByIdentity } from './login-by-identity.ts'
import { passwordLogin } from './login-by-password.ts'

export const login = (house: House) => {
  const loginByPassword = passwordLogin(house)
  return answer(contract.login, (request, caller) => {
    switch (request.type) {
      case 'username':
        return loginByPassword(request, caller)
      case 'sms':
        return loginByCode(house, request, caller)
      case 'google':
      case 'facebook':
      case 'firebase':
        return loginByIdentity(house, request, caller)
    }
  })
}
