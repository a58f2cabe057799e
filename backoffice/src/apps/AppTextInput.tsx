import { APP_COLUMNS, type TypedColumn } from '@portal/contract/rules'
import { maxLength, TextInput, type TextInputProps } from 'react-admin'

type AppTextInputProps = Omit<TextInputProps, 'source'> & { source: TypedColumn }

/** An input that says when it is over the limit of the field table: a `maxlength` would cut what is pasted. */
export const AppTextInput = ({ validate = [], ...props }: AppTextInputProps) => (
  <TextInput
    {...props}
    lang={props.source.endsWith('_en') ? 'en' : undefined}
    validate={[validate, maxLength(APP_COLUMNS[props.source].max, 'common.tooLong')].flat()}
  />
)
