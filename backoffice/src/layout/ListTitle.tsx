import { useListContext } from 'react-admin'

/** Names a list and says how long it is: 'Demandes d’accès (19)'. */
export const ListTitle = () => {
  const { defaultTitle, error, total } = useListContext()
  return (
    <>
      {defaultTitle}
      {total !== undefined && !error && ` (${total})`}
    </>
  )
}
