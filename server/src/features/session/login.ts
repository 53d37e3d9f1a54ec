import * as contract from '@tucano/contract/session'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { loginByCode } from './login-by-code.ts'
import { loginByIdentity } from './login-by-identity.ts'
import { passwordLogin } from './login-by-password.ts'

export const login = (services: Services) => {
  const loginByPassword = passwordLogin(services)
  return answer(contract.login, (request, caller) => {
    switch (request.type) {
      case 'username':
        return loginByPassword(request, caller)
      case 'sms':
        return loginByCode(services, request, caller)
      case 'google':
      case 'facebook':
      case 'firebase':
        return loginByIdentity(services, request, caller)
    }
  })
}
