import { isApiError } from '@portal/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../components/form/failure.ts'
import type { UsersStrings } from './strings.ts'

type AdminStrings = Pick<
  UsersStrings,
  'common.accesForbidden' | 'common.networkError' | 'common.unexpectedError'
>

/** What an administrator's call gives; people without that role see the specified sentence. */
export function useAdminCall<T>(call: () => Promise<T>, strings: AdminStrings) {
  const [data, setData] = useState<T>()
  const [failed, setFailed] = useState<{ text: string; forbidden: boolean }>()
  const latest = useRef(call)
  const load = useCallback(() => {
    latest.current = call
    setFailed(undefined)
    call()
      // Another page was asked for meanwhile: its answer is the one to show.
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
