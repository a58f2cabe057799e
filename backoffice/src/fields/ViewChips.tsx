import { Stack } from '@mui/material'
import { Count, useListContext } from 'react-admin'

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
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={label}
      sx={{ gap: 1, flexWrap: 'wrap', py: 1 }}
    >
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
                <Count resource={resource} filter={view.filter} component="span" variant="inherit" />
              )}
            </>
          )}
        </button>
      ))}
    </Stack>
  )
}
