import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Loading, SkeletonText } from '#ui/kit/feedback/skeleton.tsx';
import { ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { FormErrors } from '#ui/kit/forms/form-errors.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { PasswordField } from '#ui/kit/forms/password-field.tsx';
import { typedText } from '#ui/kit/forms/typed-text.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { FactorChangeForm } from './factor-change-form.tsx';
import { FactorSetupForm } from './factor-setup-form.tsx';
import styles from './factor-panel.module.css';
import { FactorStore } from './factor-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The second step of signing in: whether there is one, setting it up, changing it. */
export const FactorPanel = observer(function FactorPanel() {
  const store = useService(FactorStore);
  useEffect(() => void store.load(), [store]);
  const { factor, failure, codes, setup } = store;
  if (codes.length > 0) return <RecoveryCodes codes={codes} />;
  if (setup !== null) return <FactorSetupForm setup={setup} />;
  if (factor === null) {
    if (failure === null) {
      return (
        <Loading label="Cargando tu verificación en dos pasos">
          <SkeletonText lines={3} />
        </Loading>
      );
    }
    return (
      <ErrorState title="No pudimos ver tu verificación en dos pasos" onRetry={() => void store.load()}>
        {failure}
      </ErrorState>
    );
  }
  return factor.since === null ? <Begin isRequired={factor.isRequired} /> : <InUse since={factor.since} />;
});

const Begin = observer(function Begin({ isRequired }: { isRequired: boolean }) {
  const store = useService(FactorStore);
  const { beginning, change } = store;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.begin(typedText(event.currentTarget, 'password'));
  };
  return (
    <div className={styles.parts}>
      {change.done !== null && change.done !== '' && (
        <Notice kind="success" live>
          {change.done}
        </Notice>
      )}
      {isRequired && (
        <Notice kind="alert" title="Tu rol en la escuela la necesita">
          <p>De lo que haces dependen dinero o personas: sin ella no podrás hacerlo.</p>
        </Notice>
      )}
      <p>
        Además de tu contraseña, al ingresar se pide un código que muestra una aplicación de tu teléfono. Quien averigüe
        tu contraseña no podrá entrar.
      </p>
      <Form onSubmit={submit} aria-label="Activar la verificación en dos pasos">
        <FormErrors problems={beginning.problems} />
        <PasswordField
          label="Tu contraseña"
          name="password"
          autoComplete="current-password"
          error={beginning.problemOf('password')}
        />
        <FormActions>
          <Button type="submit" busy={beginning.isBusy && 'Preparando…'}>
            Activar la verificación en dos pasos
          </Button>
        </FormActions>
      </Form>
    </div>
  );
});

const InUse = observer(function InUse({ since }: { since: string }) {
  const store = useService(FactorStore);
  const left = store.factor?.recoveryCodesLeft ?? 0;
  return (
    <div className={styles.parts}>
      <Notice kind="success">Activa desde el {formatDayMonthYear(limaDay(new Date(since)))}.</Notice>
      {left < fewCodes && (
        <Notice kind="alert">
          {left === 0 ? 'No te quedan códigos de recuperación.' : 'Te quedan pocos códigos de recuperación.'} Pide otros
          antes de necesitarlos.
        </Notice>
      )}
      <p>
        {left === 1 ? 'Te queda 1 código de recuperación' : `Te quedan ${left} códigos de recuperación`} para ingresar
        sin tu teléfono; cada uno sirve una vez.
      </p>
      {store.changing === null ? (
        <div className={styles.buttons}>
          <Button onClick={() => store.choose('renew-codes')}>Pedir códigos nuevos</Button>
          <Button look="quiet" onClick={() => store.choose('turn-off')}>
            Desactivar
          </Button>
        </div>
      ) : (
        <FactorChangeForm key={store.changing} change={store.changing} />
      )}
    </div>
  );
});

/** Below this many it is time for others. */
const fewCodes = 3;
