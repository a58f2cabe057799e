import { APP_COLUMNS, type TypedColumn } from '@portal/contract/rules'
import { TextInput, type TextInputProps } from 'react-admin'

type AppTextInputProps = Omit<TextInputProps, 'source'> & { source: TypedColumn }

/** An input held to the limit of the field table. */
export const AppTextInput = (props: AppTextInputProps) => (
  <TextInput
    {...props}
    lang={props.source.endsWith('_en') ? 'en' : undefined}
    slotProps={{ htmlInput: { maxLength: APP_COLUMNS[props.source].max } }}
  />
)
