import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent, type FormEvent } from 'react';
import type { InvitationResult } from '#application/read-models/plans/invitation.ts';
import type { ManagedPlan } from '#application/read-models/plans/managed-plan.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmailText } from '#ui/kit/layout/email-text.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Form } from '#ui/kit/forms/form.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import styles from './invite-dialog.module.css';
import type { PlanUsersStore } from './plan-users-store.ts';
import { freeSeatsText, outcomeTexts } from './texts.ts';

const formId = 'invitar';

/** Inviting one person or many; what was written stays until it went in. */
export const InviteDialog = observer(function InviteDialog({
  store,
  plan,
}: {
  store: PlanUsersStore;
  plan: ManagedPlan;
}) {
  const present = store.managed?.plans.find(({ id }) => id === plan.id) ?? plan;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.send();
  };
  return (
    <Dialog
      open
      title={`Invitar al ${plan.title}`}
      onClose={() => store.closeInvite()}
      actions={
        <>
          <Button type="submit" form={formId} look="primary" busy={store.isSending && 'Enviando…'}>
            {store.counted > 1 ? `Invitar a ${store.counted} personas` : 'Invitar'}
          </Button>
          <Button onClick={() => store.closeInvite()}>Cerrar</Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <p className={styles.seats}>{freeSeatsText(present.seats - present.used)} en este plan.</p>
        {store.results !== null && <Results results={store.results} />}
        <TextArea
          name="list"
          label="Correos"
          hint="Uno o varios: sepáralos con comas o ponlos en líneas distintas. También puedes pegar filas de una hoja de cálculo con nombre y correo."
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          data-autofocus
          value={store.list}
          error={store.listProblem}
          onChange={({ currentTarget }) => store.write(currentTarget.value)}
        />
        <FilePick store={store} />
      </Form>
    </Dialog>
  );
});

/** The browser's own file field speaks the browser's language: this one is a button in ours. */
function FilePick({ store }: { store: PlanUsersStore }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <p>
      <input
        ref={picker}
        hidden
        type="file"
        aria-label="Archivo CSV"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void readFile(event, store)}
      />
      <Button size="small" onClick={() => picker.current?.click()}>
        <Icon name="upload" />
        Elegir un archivo CSV
      </Button>
    </p>
  );
}

/** The file's lines go into the field, where they can be read and changed before anything is sent. */
async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>, store: PlanUsersStore): Promise<void> {
  const file = currentTarget.files?.[0];
  if (file === undefined) return;
  const read = (await file.text()).slice(0, 30_000);
  store.write([store.list.trim(), read].filter((part) => part !== '').join('\n'));
}

function Results({ results }: { results: readonly InvitationResult[] }) {
  const invited = results.filter(({ outcome }) => outcome === 'invited').length;
  return (
    <div role="status" className={styles.results}>
      <p className={styles.sum}>
        {invited === 0
          ? 'No enviamos ninguna invitación.'
          : `Enviamos ${invited === 1 ? '1 invitación' : `${invited} invitaciones`} de ${results.length}.`}
      </p>
      <ul>
        {results.map(({ text, email, outcome }, index) => (
          // The same text may come twice in one list.
          <li key={`${index} ${text}`} className={styles.result} data-outcome={outcome === 'invited' ? 'in' : 'out'}>
            <Icon name={outcome === 'invited' ? 'check-circle' : 'alert'} />
            <span>
              <b>
                <EmailText email={email ?? text} end=":" />
              </b>{' '}
              {outcomeTexts[outcome]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
