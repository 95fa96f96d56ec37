import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { factorCodeHint } from '#domain/accounts/factor/second-factor-texts.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from '#ui/sign-in/frame/entrance-form.module.css';
import { EntrancePage } from '#ui/sign-in/frame/entrance-page.tsx';
import { EntranceStore } from '#ui/sign-in/frame/entrance-store.ts';

/** The second step of signing in: the code of the application on the telephone, or one that stands in for it. */
export const CodeStep = observer(function CodeStep({ onCode }: { onCode: (code: string) => void }) {
  const store = useService(EntranceStore);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(typedText(event.currentTarget, 'code'));
  };
  return (
    <EntrancePage
      title="Confirma que eres tú"
      lead={`Tu contraseña es correcta. Falta el segundo paso para ${store.forCode?.email.trim() ?? ''}.`}
      takesFocus
    >
      <Form onSubmit={submit} aria-label="Segundo paso">
        <FormErrors problems={store.problems} />
        <TextField
          label="Código"
          name="code"
          hint={factorCodeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={store.problemOf('code')}
        />
        <Button type="submit" look="primary" size="large" wide busy={store.busy && 'Ingresando…'}>
          Ingresar
        </Button>
        <Button wide look="quiet" disabled={store.busy} onClick={() => store.begin()}>
          Usar otra cuenta
        </Button>
      </Form>
      <div className={styles.help}>
        <h2>¿No tienes tu teléfono?</h2>
        <p>
          Escribe uno de tus códigos de recuperación. Si tampoco los tienes, escribe a la escuela: comprobará que eres
          tú y retirará el segundo paso.
        </p>
      </div>
    </EntrancePage>
  );
});
