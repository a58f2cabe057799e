import { APP_COLUMNS, type AppColumn } from '@portal/contract/rules'
import { useCreatePath, useRecordContext } from 'react-admin'

const MEDIA = ['image-fr', 'video-fr', 'captions-fr'] as const
/** A column, a file, or the part about the gate. */
type AppFieldName = AppColumn | (typeof MEDIA)[number] | 'gate'

/** Stands in `SettingsInputs.tsx`. */
const SETTINGS: readonly AppFieldName[] = [
  'url',
  'is_active_url',
  'is_public_video',
  'duration_id',
  'extension_minutes',
  'gate',
]

/** Gives the tab on which a field stands; the first one has no name. */
export function tabOf(field: AppFieldName): '' | '/en' | '/media' | '/settings' {
  if (SETTINGS.includes(field)) return '/settings'
  if (field.endsWith('_en')) return '/en'
  return field in APP_COLUMNS ? '' : '/media'
}

/** @returns a function that gives the address of a field of the app's form */
export function useFieldPath() {
  const record = useRecordContext()
  const createPath = useCreatePath()
  const form = createPath({ resource: 'manageapps', type: record ? 'edit' : 'create', id: record?.id })
  return (field: AppFieldName) => `${form}${tabOf(field)}#${field}`
}
