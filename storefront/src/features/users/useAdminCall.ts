import { isApiError } from '@portal/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import type { UsersStrings } from './strings.ts'

type AdminStrings = Pick<
  UsersStrings,
  'common.accesForbidden' | 'common.networkError' | 'common.unexpectedError'
>

/** Runs an administrator's call; anybody else reads `common.accesForbidden`. */
export function useAdminCall<T>(call: () => Promise<T>, strings: AdminStrings) {
  const [data, setData] = useState<T>()
  const [failed, setFailed] = useState<{ text: string; forbidden: boolean }>()
  const latest = useRef(call)
  const load = useCallback(() => {
    latest.current = call
    setFailed(undefined)
    call()
      // Ignores the answer once another page was asked for.
      .then((found) => latest.current === call && setData(found))
      .catch((error: unknown) => {
        if (latest.current !== call) return
        const forbidden = isApiError(error) && error.status === 403
        setFailed({
          forbidden,
          text: forbidden ? strings['common.accesForbidden'] : failureText(error, strings),
        })
      })
  }, [call, strings])
  useEffect(load, [load])
  return { data, failed, load }
}
