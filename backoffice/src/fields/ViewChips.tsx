import { Box } from '@mui/material'
import { useGetList, useListContext } from 'react-admin'

type View = { name: string; label: string; filter: Record<string, unknown>; counted?: boolean }
type ViewChipsProps = {
  label: string
  views: readonly View[]
  /** Filter fields that a view replaces; the others stay. */
  fields: readonly string[]
}

/** Offers ready-made filters of a list, with a count where it calls for action. */
export const ViewChips = ({ label, views, fields }: ViewChipsProps) => {
  const { filterValues, displayedFilters, setFilters, resource, total } = useListContext()
  const others = Object.entries(filterValues ?? {}).filter(([field]) => !fields.includes(field))
  const isOn = ({ filter }: View) => fields.every((field) => filterValues?.[field] === filter[field])
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', py: 1 }}>
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          className="view"
          aria-pressed={isOn(view)}
          onClick={() => setFilters({ ...Object.fromEntries(others), ...view.filter }, displayedFilters)}
        >
          {view.label}
          {view.counted && (
            <>
              {' · '}
              {isOn(view) && others.length === 0 && total !== undefined ? (
                total
              ) : (
                <Length resource={resource} filter={view.filter} />
              )}
            </>
          )}
        </button>
      ))}
    </Box>
  )
}

type LengthProps = Pick<View, 'filter'> & { resource: string }

/** Says how many records a view holds, once it is known. */
const Length = ({ resource, filter }: LengthProps) =>
  useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } }).total
