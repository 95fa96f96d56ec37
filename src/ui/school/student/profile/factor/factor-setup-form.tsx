import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FactorToSetUp } from '#application/read-models/accounts/own-factor.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { CopyButton } from '#ui/school/layouts/copy-button.tsx';
import styles from './factor-panel.module.css';
import { FactorStore } from './factor-store.ts';

/** Has an application on a telephone share a secret, by a picture or typed, and show that it does. */
export const FactorSetupForm = observer(function FactorSetupForm({ setup }: { setup: FactorToSetUp }) {
  const store = useService(FactorStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { confirming } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.confirm(typedText(event.currentTarget, 'code'));
  };
  return (
    <Form onSubmit={submit} aria-label="Confirmar la aplicación">
      <h3 ref={heading} tabIndex={-1}>
        Une tu aplicación a tu cuenta
      </h3>
      <ol className={styles.steps}>
        <li>
          <p>
            Abre en tu teléfono una aplicación de códigos, como Google Authenticator, Microsoft Authenticator, 2FAS o
            Aegis.
          </p>
        </li>
        <li>
          <p>Añade una cuenta con este código QR.</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
            role="img"
            aria-label="Código QR para tu aplicación; la misma clave está escrita debajo"
          >
            <path d={setup.qr.path} shapeRendering="crispEdges" />
          </svg>
          <p>
            Si no puedes leerlo, escribe esta clave en la aplicación:{' '}
            <code className={styles.secret}>{(setup.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
          </p>
          <p className={styles.buttons}>
            <CopyButton what="la clave" text={setup.secret} isSecret />
            <LinkButton size="small" href={setup.address} className={styles.onPhone}>
              Abrir la aplicación en este teléfono
            </LinkButton>
          </p>
        </li>
        <li>
          <p>Escribe el código que muestra ahora.</p>
          <FormErrors problems={confirming.problems} />
          <TextField
            label="Código de 6 dígitos"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={confirming.problemOf('code')}
          />
        </li>
      </ol>
      <FormActions>
        <Button type="submit" look="primary" busy={confirming.isBusy && 'Comprobando…'}>
          Activar
        </Button>
        <Button look="quiet" disabled={confirming.isBusy} onClick={() => store.leaveSetup()}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
});
