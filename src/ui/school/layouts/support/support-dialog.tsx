import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { CaptchaSolver } from '#application/browser/support/ports/captcha-solver.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import { nothingPicked, type PickedProblem } from '#domain/support/problem-picker.ts';
import { problemOption } from '#domain/support/support-request.ts';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CaptchaStore } from './captcha-store.ts';
import { SupportForm } from './support-form.tsx';
import { SupportStore } from './support-store.ts';

export interface SupportDialogProps {
  readonly onClose: () => void;
  /** A problem that was picked before the dialog was opened. */
  readonly picked?: PickedProblem;
}

/** 'Formulario de registro de solicitudes'. Source: SUPPORT-1 to 7. */
export const SupportDialog = observer(function SupportDialog({ onClose, picked = nothingPicked }: SupportDialogProps) {
  const api = useService(SupportApi);
  const solver = useService(CaptchaSolver);
  const clock = useService(Clock);
  const logger = useService(Logger);
  const { user } = useService(SessionStore);
  const drafts = useService(FormDrafts);
  const [store] = useState(
    () => new SupportStore(api, new CaptchaStore(solver, clock), logger, user, picked, onClose, drafts),
  );
  useEffect(() => void store.resume(), [store]);
  useEffect(() => void store.loadUserTypes(), [store]);
  useEffect(() => store.show(), [store]);
  return (
    <Dialog open onClose={onClose} title="Formulario de registro de solicitudes">
      {store.state === 'sent' ? (
        <Notice kind="success" title="Recibimos tu solicitud" live>
          Te enviamos un correo con su número. El equipo de soporte te responderá ahí mismo.
        </Notice>
      ) : (
        <>
          <RadioGroup
            name="option"
            label="¿En qué podemos ayudarte?"
            options={[{ value: problemOption, label: problemOption }]}
            value={store.draft.option === '' ? null : problemOption}
            onChange={(option) => store.write('option', option)}
            required
          />
          {store.draft.option !== '' && <SupportForm store={store} />}
        </>
      )}
    </Dialog>
  );
});
