import { ApiError, isApiError } from '@portal/client'

/** Puts a refused code beside its field. */
export const besideField = (error: unknown, name: string): unknown =>
  isApiError(error, 'factor_refused') || isApiError(error, 'factor_wrong')
    ? new ApiError({ ...error, errors: { [name]: 'showFactor.wrong' } }, { cause: error })
    : error
