import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { isTicked, typedText } from '#ui/kit/forms/typed-text.ts';
import type { OwnDataStore } from './own-data-store.ts';

/** Asks once more, with the password, before an account is deleted. */
export const DeletionDialog = observer(function DeletionDialog({ store }: { store: OwnDataStore }) {
  const id = useId();
  const { deletion } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void store.remove(typedText(form, 'password'), isTicked(form, 'sure'));
  };
  return (
    <Dialog
      open
      title="Eliminar tu cuenta"
      dismissible={!deletion.isBusy}
      onClose={() => store.leave()}
      actions={
        <>
          <Button type="submit" form={id} look="danger" busy={deletion.isBusy && 'Eliminando…'}>
            Eliminar para siempre
          </Button>
          <Button disabled={deletion.isBusy} onClick={() => store.leave()} data-autofocus>
            Conservar mi cuenta
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} aria-label="Eliminar tu cuenta">
        <FormErrors problems={deletion.problems} />
        <p>
          Perderás el acceso a lo que compraste, tu avance, tus notas y tus consultas. Si tienes un plan, quienes lo
          usan contigo también pierden el acceso.
        </p>
        <CheckboxField name="sure" label="Entiendo que no se puede recuperar." error={deletion.problemOf('sure')} />
        <PasswordField
          label="Tu contraseña"
          name="password"
          autoComplete="current-password"
          error={deletion.problemOf('password')}
        />
      </Form>
    </Dialog>
  );
});
