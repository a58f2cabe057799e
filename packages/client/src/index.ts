export { launchUrl } from './calls/launch.ts'
export type { ProfileBody, RegistrationBody } from './calls/users.ts'
export {
  createPortalClient,
  type PortalClient,
  type PortalClientOptions,
} from './client.ts'
export { ApiError, type ApiErrorCode, isApiError } from './errors.ts'
export type { Page } from './listCall.ts'
export { browserStorage, type TokenStorage } from './session.ts'
export { safeNext, signinPath } from './signinPath.ts'
export type { Incoming, Method, RequestOptions, Transport } from './transport.ts'
export type { UploadOptions } from './upload.ts'
