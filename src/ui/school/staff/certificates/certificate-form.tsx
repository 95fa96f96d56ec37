import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { OfficeCertificate } from '#application/read-models/learning/office-certificates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useFirstField, useWrongField } from '#ui/kit/forms/led-focus.ts';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { OfficeCertificateStore } from './office-certificate-store.ts';

const formTexts = {
  correct: {
    hint: 'Llega por correo a su titular, tal como lo escribes, y queda en el historial del certificado.',
    send: 'Volver a emitir',
  },
  revoke: {
    hint: 'Queda en los registros de la escuela. Quien valide el certificado leerá que se anuló, y desde cuándo. No se puede deshacer.',
    send: 'Anular certificado',
  },
} as const;

/** To whom a certificate is made out anew, or why it is taken back. */
export const CertificateForm = observer(function CertificateForm({
  certificate,
  what,
}: {
  certificate: OfficeCertificate;
  what: 'correct' | 'revoke';
}) {
  const store = useService(OfficeCertificateStore);
  const form = useRef<HTMLFormElement>(null);
  const { problem, isBusy } = store;
  const { code, present } = certificate;
  const { hint, send } = formTexts[what];
  const errorOf = (field: string): string | null => (problem?.field === field ? problem.text : null);
  useFirstField(form);
  useWrongField(form, problem);
  const leave = (): void => {
    const row = document.getElementById(`certificado-${code}`);
    // What opened the form stands in its row.
    row?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    store.leave();
  };
  return (
    <Form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void store.send(certificate);
      }}
    >
      {problem !== null && problem.field !== 'name' && problem.field !== 'reason' && (
        <Notice kind="error" title="No se hizo" live>
          <p>{problem.text}</p>
        </Notice>
      )}
      {what === 'correct' && (
        <TextField
          name={`nombre-${code}`}
          label="Nombre que dirá el certificado"
          hint={
            present === null
              ? 'Nombres y apellidos, como en su documento.'
              : 'El de su perfil, con el documento que ahí figura. Si escribes otro, el documento queda como está.'
          }
          autoComplete="off"
          value={store.name}
          error={errorOf('name')}
          onChange={(event) => store.writeName(event.target.value)}
        />
      )}
      <TextArea
        name={`motivo-${code}`}
        label="Motivo"
        hint={hint}
        rows={3}
        value={store.reason}
        error={errorOf('reason')}
        onChange={(event) => store.writeReason(event.target.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={isBusy && 'Guardando…'}>
          {send}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={leave}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
});
