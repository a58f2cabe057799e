import type { UserApp } from '@portal/contract'
import { accessState, isOpen, type Language, localized } from '@portal/contract/rules'
import { interpolate } from '@portal/messages/translate'
import { useEffect, useRef } from 'react'
import { announce } from '../../islands.ts'
import { portal } from '../../stores/portal.ts'
import type { UserAppsStrings } from './strings.ts'

type Records = readonly UserApp[] | null

/** Says which open accesses are gone, with their app or by an administrator: their cards leave no trace. */
export function useGone(records: Records, locale: Language, strings: UserAppsStrings) {
  const before = useRef<Records>(null)
  useEffect(() => {
    const left = before.current?.filter(({ id }) => !records?.some((record) => record.id === id)) ?? []
    before.current = records
    for (const record of left.filter((one) => isOpen(accessState(one, portal.serverNow())))) {
      const name = localized(locale, record.name, record.name_en) ?? ''
      announce(interpolate(strings['access.gone'], { name }))
    }
  }, [records, locale, strings])
}
