import { type Theme, useMediaQuery } from '@mui/material'
import { SortButton } from 'react-admin'

/** Sorts a list on a phone, where its table has no room for the headings of most columns. */
export const PhoneSort = ({ fields }: { fields: string[] }) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone && <SortButton fields={fields} />
}
