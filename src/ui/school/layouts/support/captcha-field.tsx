import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import type { CaptchaStore } from './captcha-store.ts';
import styles from './captcha-field.module.css';

const said = {
  idle: 'La comprobación se hace en tu propio equipo y tarda unos segundos.',
  computing: 'Comprobando…',
  verified: 'Comprobado. Ya puedes enviar.',
  expired: 'La comprobación venció. Marca la casilla otra vez.',
  failed: '',
} as const;

/** The captcha as a box to tick, by mouse, keyboard or screen reader; nothing is shown to be recognised. */
export const CaptchaField = observer(function CaptchaField({
  store,
  error,
  disabled = false,
}: {
  store: CaptchaStore;
  error?: string | null | undefined;
  disabled?: boolean;
}) {
  useEffect(() => () => store.stop(), [store]);
  const { state } = store;
  return (
    <div className={styles.box} data-state={state}>
      <CheckboxField
        name="captcha"
        label="No soy un robot"
        disabled={disabled}
        checked={state === 'computing' || state === 'verified'}
        aria-busy={state === 'computing' || undefined}
        error={state === 'failed' ? store.failure : error}
        onChange={() => void store.tick()}
      />
      <p role="status" className={styles.said}>
        {state === 'computing' && <span className={styles.turning} aria-hidden />}
        {said[state]}
      </p>
    </div>
  );
});
