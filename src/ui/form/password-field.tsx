import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import css from './field.module.css'
import { IconButton } from '../icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password, which can be read while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'icon' | 'trail'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          label={shown ? 'Nascondi la password' : 'Mostra la password'}
          className={css.clear}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
