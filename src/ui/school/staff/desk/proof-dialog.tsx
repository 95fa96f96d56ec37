import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { ProofStore } from './proof-store.ts';

/** What a press of the page waits for, asked over it; what was typed stays where it is. For pages that wire `wireProof`. */
export const ProofDialog = observer(function ProofDialog() {
  const { asked } = useService(ProofStore);
  if (asked === null) return null;
  return asked.kind === 'factor-required' ? <FactorFirst detail={asked.detail} /> : <PasswordAgain />;
});

const PasswordAgain = observer(function PasswordAgain() {
  const store = useService(ProofStore);
  const id = useId();
  const { proof } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.prove(typedText(event.currentTarget, 'password'));
  };
  return (
    <Dialog
      open
      size="small"
      title="Confirma que eres tú"
      dismissible={!proof.isBusy}
      onClose={() => store.goOn(false)}
      actions={
        <>
          <Button type="submit" form={id} look="primary" busy={proof.isBusy && 'Comprobando…'}>
            Continuar
          </Button>
          <Button disabled={proof.isBusy} onClick={() => store.goOn(false)}>
            Cancelar
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} aria-label="Confirma que eres tú">
        <FormErrors problems={proof.problems} />
        <p>Lo que sigue pide tu contraseña otra vez. Vale por diez minutos.</p>
        <PasswordField
          label="Tu contraseña"
          name="password"
          autoComplete="current-password"
          error={proof.problemOf('password')}
          data-autofocus
        />
      </Form>
    </Dialog>
  );
});

function FactorFirst({ detail }: { detail: string }) {
  const store = useService(ProofStore);
  return (
    <Dialog
      open
      size="small"
      title="Falta la verificación en dos pasos"
      onClose={() => store.goOn(false)}
      actions={
        <>
          <LinkButton look="primary" href="/main/perfil#dos-pasos" target="_blank" rel="noopener">
            Activarla en mi perfil
          </LinkButton>
          <Button onClick={() => store.goOn(true)}>Ya la activé: continuar</Button>
        </>
      }
    >
      <p>{detail}</p>
      <p>Tu perfil se abre en otra pestaña; lo que hacías queda aquí como está.</p>
    </Dialog>
  );
}
