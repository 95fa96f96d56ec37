import { useState } from 'react';

import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'prefix'>;

/** A password that its writer may look at. Give `autoComplete`: 'current-password' or 'new-password'. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label="Mostrar la contraseña"
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
