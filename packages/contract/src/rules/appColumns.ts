import type { ExtensionMinutes } from './access.ts'
import { APP_FIELDS, type AppField } from './appFields.ts'
import type { DurationId } from './durations.ts'
import type { AppStatus, Category } from './statuses.ts'

type Fields = typeof APP_FIELDS
export type LocalisedField = {
  [Name in keyof Fields]: Fields[Name] extends { localised: true } ? Name : never
}[keyof Fields]
export type AppColumns = Fields & {
  [Name in LocalisedField as `${Name}_en`]: Omit<Fields[Name], 'required'> & { required: false }
}
export type AppColumn = keyof AppColumns

const fields = Object.entries<AppField>(APP_FIELDS)

/** The table of fields, with a line of its own for each English column. */
export const APP_COLUMNS = Object.fromEntries(
  fields.flatMap(([name, field]): [string, AppField][] =>
    field.localised
      ? [
          [name, field],
          [`${name}_en`, { ...field, required: false }],
        ]
      : [[name, field]],
  ),
) as AppColumns

type ColumnsWith<Trait> = {
  [Column in AppColumn]: AppColumns[Column] extends Trait ? Column : never
}[AppColumn]
type TextColumn = ColumnsWith<{ kind: 'text' }>
type PublicColumn = Exclude<AppColumn, ColumnsWith<{ adminOnly: true }>>
export type SearchedColumn = ColumnsWith<{ searched: true }>
type CopiedColumn = Exclude<AppColumn, ColumnsWith<{ copied: false }>>
/** Columns that an input writes as text. */
export type TypedColumn = ColumnsWith<{ max: number }>

const columnsWhere = <Column extends AppColumn>(isWanted: (field: AppField) => boolean) =>
  Object.entries<AppField>(APP_COLUMNS).flatMap(([column, field]) =>
    isWanted(field) ? [column as Column] : [],
  )

export const EDITED_COLUMNS = columnsWhere<AppColumn>(() => true)
export const PUBLIC_COLUMNS = columnsWhere<PublicColumn>(({ adminOnly }) => !adminOnly)
export const SEARCHED_COLUMNS = columnsWhere<SearchedColumn>(({ searched }) => searched === true)
export const COPIED_COLUMNS = columnsWhere<CopiedColumn>(({ copied }) => copied !== false)
export const LOCALISED_FIELDS = fields.flatMap(([name, { localised }]) =>
  localised ? [name as LocalisedField] : [],
)

type ValueOf<Field extends AppField> = Field extends { required: true }
  ? string
  : {
      text: string | null
      code: string
      url: string | null
      flag: boolean
      category: Category
      status: AppStatus
      duration: DurationId
      extension: ExtensionMinutes
    }[Field['kind']]
/** Values of the columns, on the wire and in the console's forms. */
export type AppValues = { [Column in AppColumn]: ValueOf<AppColumns[Column]> }

/** An app without any text. */
export const NO_TEXTS = Object.fromEntries(
  Object.entries<AppField>(APP_COLUMNS).flatMap(([column, field]) =>
    field.kind === 'text' ? [[column, field.required ? '' : null]] : [],
  ),
) as Pick<AppValues, TextColumn>
